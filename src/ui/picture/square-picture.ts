import { LIMITS } from '../../domain/model/records/limits'

/** Sharp at the largest size it is drawn in, on a dense screen. */
const SIDE = 256

/** What browsers decode; a drawing that carries script is none of them. */
export const ACCEPTED_PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/bmp'] as const

export type PictureRefusal = 'too-large' | 'not-a-picture'

/**
 * The middle of the picture, square and small, made anew from its points: what else a file may hold (where it was taken, what
 * would be run) is left behind.
 */
export async function squarePicture(file: Blob): Promise<Blob | PictureRefusal> {
  if (!ACCEPTED_PICTURES.some((type) => type === file.type)) return 'not-a-picture'
  if (file.size > LIMITS.avatarBytes) return 'too-large'
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const side = Math.min(image.width, image.height)
    const canvas = new OffscreenCanvas(SIDE, SIDE)
    const context = canvas.getContext('2d')
    if (context === null) return 'not-a-picture'
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
    image.close()
    // Where WebP cannot be written it comes as PNG, and says so by its type.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
  } catch {
    return 'not-a-picture'
  }
}
