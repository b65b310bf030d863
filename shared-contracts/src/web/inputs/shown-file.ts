import { useCallback } from 'react'

/** Shows a file of the visitor's in an image, `<img ref={useShownFile(file)} />`, and lets go of it afterwards. */
export const useShownFile = (file: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
