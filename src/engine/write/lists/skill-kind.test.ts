import { expect, it } from 'vitest';
import { isTool, removeRelease, skillKey } from './skill-kind';

it.each([
  [['Excel', 'MS Excel', 'Microsoft Excel']],
  [['Microsoft Office', 'MS Office']],
  [['Kafka', 'Apache Kafka', 'Kafka development']],
  [['AWS', 'Amazon Web Services', 'Amazon Web Services (AWS)']],
  [['Data Analytics', 'data analytics skills']],
  [['GenAI', 'Generative AI', 'Gen AI']],
  [['RAG', 'Retrieval-Augmented Generation (RAG)', 'Retrieval augmented generation']],
])('the skills %j mean the same', (skills) => {
  expect(new Set(skills.map(skillKey)).size).toBe(1);
});

it.each([
  [['Google Analytics', 'Analytics']],
  [['Microsoft SQL', 'SQL']],
  [['Microsoft Project', 'Project']],
])('the skills %j do not mean the same', (skills) => {
  expect(new Set(skills.map(skillKey)).size).toBe(2);
});

it.each([
  ['Java 17', 'Java'],
  ['JavaScript ES6+', 'JavaScript'],
  ['Java', 'Java'],
  ['Web 2.0', 'Web 2.0'],
])('the skill "%s" is "%s" without its release', (skill, expected) => {
  expect(removeRelease(skill)).toBe(expected);
});

it.each([
  ['Excel', true],
  ['R Shiny', true],
  ['DevOps', false],
  ['Generative artificial intelligence (GenAI)', false],
  ['Budgeting', false],
])('"%s" is a tool: %s', (skill, expected) => {
  expect(isTool(skill)).toBe(expected);
});
