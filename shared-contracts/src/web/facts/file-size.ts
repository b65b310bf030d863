const kilobyte = 1024

/** How large a file is, as people read it: "480 KB", "4.2 MB". */
export const fileSize = (bytes: number) =>
  bytes < kilobyte * kilobyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`
