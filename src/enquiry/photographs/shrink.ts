/** Enough to see a type plate by. */
const PIXELS = 2_000_000
const QUALITY = 0.82

const draw = (bitmap: ImageBitmap): HTMLCanvasElement => {
  const scale = Math.min(1, Math.sqrt(PIXELS / (bitmap.width * bitmap.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale))
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // What is transparent would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * A photograph of at most two million pixels, drawn anew as JPEG: nothing of the file comes along that is not
 * to be seen, neither place nor time nor device (EXIF, XMP, IPTC). Rejects what the browser can't read.
 */
export const shrink = async (photo: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo)
  const canvas = draw(bitmap)
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
