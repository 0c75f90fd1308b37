import { type Fit, REQUIREMENT_POINTS, requirementCount } from '@/shared/roles/role-fit';

/** The kinds of requirement: key in the fit, word in the table, and points of one requirement. */
const KIND_ROWS = [
  ['must', 'must-have', REQUIREMENT_POINTS.must],
  ['nice', 'nice-to-have', REQUIREMENT_POINTS.nice],
] as const;
/** The verdicts that count: key in the fit, word in the table, and share of the points that it earns. */
const VERDICT_ROWS = [
  ['evidenced', 'evidenced', 1],
  ['mentioned', 'mentioned', 0.5],
  ['gap', 'missing', 0],
] as const;

/** Shows how the fit is calculated, as a table whose sum can be checked by hand. */
export function FitBreakdown({ fit }: { fit: Fit }) {
  const rows = KIND_ROWS.flatMap(([kind, kindWord, points]) =>
    VERDICT_ROWS.flatMap(([verdict, verdictWord, share]) => {
      const count = fit[kind][verdict];
      const pointsEach = points * share;
      return count > 0
        ? [
            {
              text: `${count} ${kindWord}${count === 1 ? '' : 's'} ${verdictWord}`,
              each: pointsEach,
              sum: count * pointsEach,
            },
          ]
        : [];
    }),
  );
  const formulaParts = KIND_ROWS.flatMap(([kind, , points]) =>
    requirementCount(fit[kind]) > 0 ? [`${requirementCount(fit[kind])} × ${points}`] : [],
  );
  return (
    <section className="how" aria-labelledby="fit-breakdown">
      <h3 id="fit-breakdown">{fit.number === null ? 'The points' : `How ${fit.number} is made up`}</h3>
      <table className="roles-sum">
        <tbody>
          {rows.map(({ text, each, sum }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>× {each}</td>
              <td>{sum}</td>
            </tr>
          ))}
          <tr className="line">
            <th scope="row">Your points</th>
            <td />
            <td>{fit.points}</td>
          </tr>
          <tr>
            <th scope="row">All points, {formulaParts.join(' and ')}</th>
            <td />
            <td>{fit.all}</td>
          </tr>
          {fit.number !== null && (
            <tr className="total">
              <th scope="row">
                {fit.points} of {fit.all}
              </th>
              <td />
              <td>{fit.number}%</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="mt-3 text-ink-3 text-sm">
        A mention earns half. Your preferences do not change the number.
      </p>
    </section>
  );
}
