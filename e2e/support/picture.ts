/** A picture for tests: a figure with a coloured edge on either side. */
import sharp from 'sharp';

/** Draws the picture as a JPEG of this width and height in pixels. */
export const drawPortrait = (width = 900, height = 600) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="${width}" height="${height}">
      <rect width="900" height="600" fill="#cfd8d3"/><rect width="120" height="600" fill="#a33"/>
      <rect x="780" width="120" height="600" fill="#36a"/><circle cx="450" cy="250" r="120" fill="#d9a782"/>
      <path d="M330 230a120 120 0 0 1 240 0q-120-70-240 0" fill="#43302b"/>
      <path d="M200 600q10-210 250-210t250 210z" fill="#22384d"/></svg>`),
  )
    .jpeg({ quality: 92 })
    .toBuffer();
