/**
 * Removes text that instructs a machine (prompt injection). It is not a fact about the person, whichever
 * writer is used.
 */
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import { isInstruction } from '../language/instructions';

/** The facts without text that instructs a machine, so that hidden text in a document has no effect on any writer. */
export function removeInstructions(facts: CareerFacts): CareerFacts {
  const plain = <T extends TextFact>(all: T[]) => all.filter(({ value }) => !isInstruction(value));
  const one = (fact: TextFact | undefined) => (fact && isInstruction(fact.value) ? undefined : fact);
  return {
    ...facts,
    name: one(facts.name),
    headline: one(facts.headline),
    location: one(facts.location),
    about: plain(facts.about),
    roles: facts.roles
      .filter(({ title, organisation }) => !isInstruction(title) && !isInstruction(organisation))
      .map((role) => ({ ...role, statements: plain(role.statements) })),
    education: facts.education.filter(({ school }) => !isInstruction(school)),
    languages: plain(facts.languages),
    certifications: plain(facts.certifications),
    skills: plain(facts.skills),
    skillGroups: facts.skillGroups
      .filter(({ name }) => !isInstruction(name))
      .map((group) => ({ ...group, skills: group.skills.filter((skill) => !isInstruction(skill)) })),
    industries: plain(facts.industries),
    interests: plain(facts.interests),
    honours: plain(facts.honours),
    publications: plain(facts.publications),
    statements: plain(facts.statements),
  };
}
