import { expect, test } from 'vitest';

import { articleData } from './article-data.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { companyData } from './company-data.ts';
import { faqData } from './faq-data.ts';
import { howToData } from './how-to-data.ts';

const HOME = location.origin;

const read = (line: { 'script:ld+json': unknown }): unknown =>
  JSON.parse(JSON.stringify(line['script:ld+json']));

test('the landing page names the company and where its guides are searched', () => {
  const [company, site] = companyData().map(read);
  expect(company).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Wrenchwise',
    url: `${HOME}/`,
    logo: `${HOME}/icons/icon-512.png`,
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${HOME}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a way to a page starts at home and is numbered from one', () => {
  const way = breadcrumbData([
    { name: 'Trouble codes', path: '/codes' },
    { name: 'P0420', path: '/codes/P0420' },
  ]);
  expect(read(way)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${HOME}/` },
      { '@type': 'ListItem', position: 2, name: 'Trouble codes', item: `${HOME}/codes` },
      { '@type': 'ListItem', position: 3, name: 'P0420', item: `${HOME}/codes/P0420` },
    ],
  });
});

test('each question of the FAQ has its answer', () => {
  const [page, ...more] = faqData([{ question: 'Can I drive?', answer: 'It is said first.' }]);
  expect(more).toEqual([]);
  expect(read(page ?? { 'script:ld+json': null })).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Can I drive?',
        acceptedAnswer: { '@type': 'Answer', text: 'It is said first.' },
      },
    ],
  });
});

test('questions about plans are in a page of their own, of which the server keeps one', () => {
  const drive = { question: 'Can I drive?', answer: 'It is said first.' };
  const free = { question: 'What is free?', answer: 'Five diagnoses.', isSold: true };
  const pages = faqData([drive, free]).map((page) => JSON.stringify(page['script:ld+json']));
  expect(pages.map((page) => page.startsWith('{"wrenchwise:payments":'))).toEqual([true, true]);
  expect(pages.map((page) => page.includes('What is free?'))).toEqual([true, false]);
});

test('a guide lists its tools, parts, cost and numbered steps', () => {
  const guide = howToData({
    path: '/car-repair-guides/brake-system/front-pads',
    name: 'Replace the front brake pads',
    description: 'Both sides, on the drive.',
    tools: ['Jack'],
    parts: ['Brake pads'],
    steps: ['Lift the car and secure it.', 'Change the pads.'],
    cost: { low: 3000, high: 6050 },
    currency: 'GBP',
  });
  expect(read(guide)).toMatchObject({
    '@type': 'HowTo',
    image: `${HOME}/og/guides-brake-system.png`,
    tool: [{ '@type': 'HowToTool', name: 'Jack' }],
    supply: [{ '@type': 'HowToSupply', name: 'Brake pads' }],
    step: [
      { position: 1, text: 'Lift the car and secure it.' },
      { position: 2, text: 'Change the pads.' },
    ],
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'GBP', minValue: 30, maxValue: 60.5 },
  });
});

test('an article that was never changed was last changed when it was published', () => {
  const article = articleData({
    path: '/blog/mot',
    title: 'Before the MOT',
    description: 'Ten checks.',
    published: '2026-10-01',
  });
  expect(read(article)).toMatchObject({
    '@type': 'Article',
    headline: 'Before the MOT',
    datePublished: '2026-10-01',
    dateModified: '2026-10-01',
    author: { '@type': 'Organization', name: 'Wrenchwise' },
    image: `${HOME}/og/blog-mot.png`,
  });
});
