import { useEffect } from 'react'

const swallow = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** A file that is dropped beside its place would be opened by the browser, and the form with everything in it be gone. */
export const useNoStrayDrop = () =>
  useEffect(() => {
    window.addEventListener('dragover', swallow)
    window.addEventListener('drop', swallow)
    return () => {
      window.removeEventListener('dragover', swallow)
      window.removeEventListener('drop', swallow)
    }
  }, [])
