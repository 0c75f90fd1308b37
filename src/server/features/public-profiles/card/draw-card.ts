/**
 * Draws the preview card of a shared link: photo or plate at the left, name, role and place at the right, the logo
 * and the URL below.
 */
import { createCanvas, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { WORDMARK_PATH, WORDMARK_TAIL_PATH } from '@/shared/images/logo-paths';
import { CARD_SIZE, isDrawable } from '@/shared/images/social-card';
import { initialsOf } from '@/shared/people/person-name';
import { readFontFaces } from './fonts';
import { breakLines } from './lines';

export interface CardText {
  name: string;
  role: string;
  location: string;
  /** The page's URL without its scheme. */
  address: string;
}

/** The light theme of `tokens.css`, since a picture has one theme. */
const COLOURS = {
  paper: '#faf8f4',
  ink: '#16202b',
  ink2: '#45515e',
  ink3: '#616c78',
  rule: '#e3ddd2',
  accent: '#8c6114',
  plate: '#17324d',
  plateInk: '#faf8f4',
  plateMark: '#d8b26b',
};
const LEFT_EDGE = 84;
const RIGHT_EDGE = CARD_SIZE.width - LEFT_EDGE;
const PHOTO_CIRCLE = { x: LEFT_EDGE + 150, y: 262, r: 150 };
const TEXT_COLUMN = { x: 456, width: RIGHT_EDGE - 456 };
const RULE_Y = 506;
/** A name of more characters is set smaller; a very long one smaller still, and on more lines. */
const MAX_LARGE_CHARACTERS = 17;
const MAX_MEDIUM_CHARACTERS = 34;

/**
 * Draws the card of a profile.
 * @param photo bytes of a JPEG; absent: the plate with the initials
 * @returns bytes of a PNG of `CARD_SIZE`
 */
export async function drawCard(text: CardText, photo?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = CARD_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, width, height);
  if (photo) await drawPhoto(context, photo);
  else drawPlate(context, text.name);
  drawText(context, text);
  drawFoot(context, text.address);
  return new Uint8Array(await canvas.encode('png'));
}

async function drawPhoto(context: SKRSContext2D, photo: Uint8Array) {
  const image = await loadImage(photo);
  const { x, y, r } = PHOTO_CIRCLE;
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context.save();
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(image, left, top, side, side, x - r, y - r, 2 * r, 2 * r);
  context.restore();
}

/** The compass bezel of `components/profile/plate.tsx`: thirty-two points, four of them brass. */
function drawPlate(context: SKRSContext2D, name: string) {
  const { x, y, r } = PHOTO_CIRCLE;
  context.fillStyle = COLOURS.plate;
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
  for (let point = 0; point < 32; point++) {
    const angle = (point * Math.PI) / 16;
    const cardinal = point % 8 === 0;
    const [from, to] = cardinal ? [0.84, 0.924] : [0.884, 0.924];
    context.strokeStyle = cardinal ? COLOURS.plateMark : COLOURS.plateInk;
    context.globalAlpha = cardinal ? 1 : 0.6;
    context.lineWidth = cardinal ? 2.4 : 1.5;
    context.beginPath();
    context.moveTo(x + r * from * Math.cos(angle), y + r * from * Math.sin(angle));
    context.lineTo(x + r * to * Math.cos(angle), y + r * to * Math.sin(angle));
    context.stroke();
  }
  context.globalAlpha = 1;
  context.fillStyle = COLOURS.plateInk;
  context.textAlign = 'center';
  context.font = `400 ${r * 0.76}px ${readFontFaces().display}`;
  context.fillText(initialsOf(name), x, y + r * 0.25);
  context.textAlign = 'left';
}

interface TextBlock {
  lines: string[];
  font: string;
  colour: string;
  /** Distance from the line before, in pixels. */
  lead: number;
  /** Distance from the block before, in pixels. */
  gap: number;
}

function drawText(context: SKRSContext2D, { name, role, location }: CardText) {
  const { display, body } = readFontFaces();
  const block = (text: string, max: number, style: Omit<TextBlock, 'lines'>): TextBlock[] => {
    if (!text.trim() || !isDrawable(text)) return [];
    context.font = style.font;
    const measure = (part: string) => context.measureText(part).width;
    return [{ ...style, lines: breakLines(text, TEXT_COLUMN.width, max, measure) }];
  };
  const size = name.length > MAX_MEDIUM_CHARACTERS ? 52 : name.length > MAX_LARGE_CHARACTERS ? 72 : 84;
  const blocks = [
    ...block(name, name.length > MAX_MEDIUM_CHARACTERS ? 3 : 2, {
      font: `400 ${size}px ${display}`,
      colour: COLOURS.ink,
      lead: size * 1.08,
      gap: 0,
    }),
    ...block(role, 2, {
      font: `400 34px ${body}`,
      colour: COLOURS.ink2,
      lead: 45,
      gap: 18,
    }),
    ...block(location, 1, { font: `400 28px ${body}`, colour: COLOURS.ink3, lead: 40, gap: 8 }),
  ];
  const height = blocks.reduce((sum, { lines, lead, gap }) => sum + gap + lines.length * lead, 0);
  let y = PHOTO_CIRCLE.y - height / 2;
  for (const { lines, font, colour, lead, gap } of blocks) {
    y += gap;
    context.font = font;
    context.fillStyle = colour;
    for (const line of lines) {
      context.fillText(line, TEXT_COLUMN.x, y + lead * 0.76);
      y += lead;
    }
  }
}

function drawFoot(context: SKRSContext2D, address: string) {
  context.fillStyle = COLOURS.rule;
  context.fillRect(LEFT_EDGE, RULE_Y, RIGHT_EDGE - LEFT_EDGE, 2);
  context.save();
  // The word mark's box is 539 by 96 with its base line 73 from the top.
  context.translate(LEFT_EDGE, RULE_Y + 78);
  context.scale(0.44, 0.44);
  context.fillStyle = COLOURS.ink;
  context.fill(new Path2D(WORDMARK_PATH));
  context.strokeStyle = COLOURS.accent;
  context.lineWidth = 6.5;
  context.stroke(new Path2D(WORDMARK_TAIL_PATH));
  context.restore();
  context.font = `400 25px ${readFontFaces().body}`;
  context.fillStyle = COLOURS.ink3;
  const [line = ''] = breakLines(
    address,
    RIGHT_EDGE - LEFT_EDGE - 330,
    1,
    (part) => context.measureText(part).width,
  );
  context.fillText(line, RIGHT_EDGE - context.measureText(line).width, RULE_Y + 76);
}
