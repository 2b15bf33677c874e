import type { Picture } from '../../src/content/schema/rules.ts'
import { createCanvas } from './canvas.ts'

async function decode(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch {
    const isHeic = /\.hei[cf]$/i.test(file.name)
    throw new Error(
      isHeic
        ? `${file.name} è una foto HEIC, che questo browser non legge: salvala come JPG, e scegli quella.`
        : `${file.name} non è un’immagine che questo browser legge: scegli un JPG o un PNG.`,
    )
  } finally {
    URL.revokeObjectURL(image.src)
  }
  return image
}

/** Null if the canvas is too large, or holds a part of a drawing that the browser does not hand out. */
const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, 0.85)).catch(() => null)

/**
 * A picture as the site shows it: turned as it was taken, cropped to its proportions, no larger than needed.
 *
 * @throws Error in Italian, if the file is no picture.
 */
export async function preparePicture(file: File, picture: Picture): Promise<Blob> {
  const { width, height, isTransparent } = picture
  const image = await decode(file)
  const [fullWidth, fullHeight] = [image.naturalWidth || width, image.naturalHeight || width]
  const ratio = height ? width / height : fullWidth / fullHeight
  const cropWidth = Math.min(fullWidth, fullHeight * ratio)
  const cropHeight = cropWidth / ratio
  // A drawing is as sharp at any size.
  const scale = file.type === 'image/svg+xml' ? width / cropWidth : Math.min(1, width / cropWidth)
  const size = [Math.round(cropWidth * scale), Math.round(cropHeight * scale)] as const
  const context = createCanvas(...size)
  context.imageSmoothingQuality = 'high'
  // Of a photo that is too high, faces are rather above.
  const [left, top] = [(fullWidth - cropWidth) / 2, (fullHeight - cropHeight) / 3]
  context.drawImage(image, left, top, cropWidth, cropHeight, 0, 0, ...size)
  const best = isTransparent ? 'image/png' : 'image/webp'
  const small = await encode(context.canvas, best)
  if (small?.type === best) return small
  // Safari writes no WebP, and JPEG knows no transparency.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, ...size)
  const jpeg = await encode(context.canvas, 'image/jpeg')
  if (!jpeg)
    throw new Error(`${file.name} non si riduce in questo browser: scegli un JPG o un PNG.`)
  return jpeg
}
