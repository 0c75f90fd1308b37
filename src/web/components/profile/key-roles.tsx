import { readKeyRole } from '@/shared/profile/key-role';
import { capitalise } from '@/shared/text/capitalise';
import { type Level, levelBelow, SectionTitle, Title } from './heading';
import { nonEmptyLines, type RenderEvidence } from './text';

interface KeyRolesProps {
  roles: readonly string[];
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** The career as a table: years, title, organisation and one outcome; a line in another format is shown unchanged. */
export function KeyRoles({ roles, level = 1, renderEvidence }: KeyRolesProps) {
  const lines = nonEmptyLines(roles);
  if (lines.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-roles">
      <SectionTitle level={levelBelow(level)} id="profile-roles" className="profile-title">
        Key Roles
      </SectionTitle>
      <ol className="profile-roles">
        {lines.map((line, index) => {
          const role = readKeyRole(line);
          const evidence = renderEvidence?.('keyRoles', line);
          return (
            <li key={index} dir="auto">
              {role ? (
                <>
                  <p className="profile-years">{role.years}</p>
                  <div>
                    <Title level={levelBelow(levelBelow(level))} className="profile-item-title">
                      {role.title}
                      {!role.organisation && !role.outcome && evidence}
                    </Title>
                    {role.organisation && (
                      <p className="profile-organisation">
                        {role.organisation}
                        {!role.outcome && evidence}
                      </p>
                    )}
                    {role.outcome && (
                      <p>
                        {/* In the stored text it follows a colon in lower case; here it begins a line. */}
                        {capitalise(role.outcome)}
                        {evidence}
                      </p>
                    )}
                  </div>
                </>
              ) : (
                <p>
                  {line}
                  {evidence}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
