import { useEffect } from 'react'

/** The words on the browser's tab. */
export const useTitle = (title: string | undefined) =>
  useEffect(() => {
    document.title = title ? `${title} · Keyhaven` : 'Keyhaven'
  }, [title])
