import { expect, it } from 'vitest';
import { documentProblems } from './schema-org';

const VALID = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://example.org/docs' }],
};

it.each([
  ['nothing wrong', VALID, []],
  ['no context', { ...VALID, '@context': 'http://schema' }, ['@context is not schema.org']],
  ['an unknown type', { ...VALID, '@type': 'Breadcrumbs' }, ['is a Breadcrumbs']],
  ['an unknown field', { ...VALID, nam: 'x' }, ['BreadcrumbList.nam is unknown']],
  ['a missing field', { '@context': VALID['@context'], '@type': 'Person' }, ['Person.name is missing']],
  [
    'an address that is not encoded',
    { ...VALID, itemListElement: [{ ...VALID.itemListElement[0], item: 'https://example.org/文档' }] },
    ['BreadcrumbList.itemListElement ListItem.item is not encoded'],
  ],
  [
    'a wrong position',
    { ...VALID, itemListElement: [{ ...VALID.itemListElement[0], position: 2 }] },
    ['positions do not count from 1'],
  ],
])('finds %s', (_, document, problems) => {
  expect(documentProblems(document)).toEqual(problems);
});
