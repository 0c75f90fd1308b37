import { OPEN_ROLES } from './sample';

/** Sample roles that are open. */
export function OpenRoles() {
  return (
    <ul>
      {OPEN_ROLES.map(({ title, company, place, terms }) => (
        <li
          key={title}
          className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-rule border-b py-5"
        >
          <div>
            <h2 className="font-normal text-xl">{title}</h2>
            <p className="text-ink-2">{company}</p>
          </div>
          <p className="text-ink-3 text-sm">
            {place} <span aria-hidden>&middot;</span> {terms}
          </p>
        </li>
      ))}
    </ul>
  );
}
