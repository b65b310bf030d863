import { pictureTypes } from '@keyhaven/shared-contracts/contract/images'
import { fileSize } from '@keyhaven/shared-contracts/web/file-size'
import { useShownFile } from '@keyhaven/shared-contracts/web/shown-file'
import { Typography } from 'antd'
import { useState } from 'react'

const types: readonly string[] = pictureTypes

/** The file that was chosen: what it shows, where the browser can tell, its name and size. */
export function PicturePreview({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false)
  const image = useShownFile(file)
  return (
    <>
      {types.includes(file.type) && !isBroken && (
        <img
          ref={image}
          alt="Preview"
          onError={() => setBroken(true)}
          style={{ maxWidth: '100%', maxHeight: 200, objectFit: 'contain', borderRadius: 8 }}
        />
      )}
      <span style={{ overflowWrap: 'anywhere' }}>
        {file.name} <Typography.Text type="secondary">({fileSize(file.size)})</Typography.Text>
      </span>
    </>
  )
}
