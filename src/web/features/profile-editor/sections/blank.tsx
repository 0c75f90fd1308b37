/** A blank entry stays blank: its owner sees that it is there, readers do not. */
export function Blank() {
  return <span className="text-ink-3 italic">Blank</span>;
}
