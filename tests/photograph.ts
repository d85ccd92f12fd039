import sharp from 'sharp'

/** A picture as cameras take them: with the place where it was taken. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a05030' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Kamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer()
