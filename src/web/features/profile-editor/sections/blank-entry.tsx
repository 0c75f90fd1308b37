/** The placeholder of a blank entry, which its owner sees and readers do not. */
export function BlankEntry() {
  return <span className="text-ink-3 italic">Blank</span>;
}
