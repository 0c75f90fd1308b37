/**
 * Texts that were typed but not stored, so that nobody has to write them again.
 * @param props.orKept whether the browser shows what this tab has kept of the form if `texts` are empty
 */
export function UnsentTexts({ texts, orKept = false }: { texts: readonly string[]; orKept?: boolean }) {
  const typed = texts.map((text) => text.trim()).filter(Boolean);
  const none = typed.length === 0;
  if (none && !orKept) return null;
  return (
    <section
      className="unsent-texts"
      aria-labelledby="lost"
      hidden={none}
      data-kept-texts={none || undefined}
    >
      <h2 id="lost">What you wrote was not sent</h2>
      <p>It is shown here so that you can copy it. We have kept none of it.</p>
      {typed.map((text, index) => (
        <pre key={index} dir="auto">
          {text}
        </pre>
      ))}
    </section>
  );
}
