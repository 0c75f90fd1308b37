/** What happens after a form is sent, as numbered steps. */
export const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <section className="intro-steps" aria-labelledby="next">
    <h2 id="next">{title}</h2>
    <ol>
      {steps.map((step, index) => (
        <li key={step}>
          <span aria-hidden>{index + 1}</span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  </section>
);
