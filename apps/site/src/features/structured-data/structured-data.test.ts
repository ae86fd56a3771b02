import { PLANS } from '@wrenchwise/rules/plans';
import { expect, test } from 'vitest';

import { articleData } from './article-data.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { carData } from './car-data.ts';
import { codeData } from './code-data.ts';
import { companyData } from './company-data.ts';
import { faqData } from './faq-data.ts';
import { howToData } from './how-to-data.ts';
import { planData } from './plan-data.ts';

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

test('a guide lists its tools, parts, time, cost and steps with their names and addresses', () => {
  const guide = howToData({
    path: '/car-repair-guides/brake-system/front-pads',
    name: 'Replace the front brake pads',
    description: 'Both sides, on the drive.',
    tools: ['Jack'],
    parts: ['Brake pads'],
    steps: ['Lift the car and secure it. Chock the rear wheels.', 'Change the pads.'],
    drawings: new Map([[1, '/pictures/steps/raised.svg']]),
    minutes: 150,
    cost: { low: 3000, high: 6050 },
    currency: 'GBP',
  });
  expect(read(guide)).toMatchObject({
    '@type': 'HowTo',
    image: `${HOME}/og/car-repair-guides/brake-system/front-pads.png`,
    tool: [{ '@type': 'HowToTool', name: 'Jack' }],
    supply: [{ '@type': 'HowToSupply', name: 'Brake pads' }],
    step: [
      {
        position: 1,
        name: 'Lift the car and secure it',
        text: 'Lift the car and secure it. Chock the rear wheels.',
        url: `${HOME}/car-repair-guides/brake-system/front-pads#step-1`,
        image: `${HOME}/pictures/steps/raised.svg`,
      },
      { position: 2, name: 'Change the pads', text: 'Change the pads.' },
    ],
    totalTime: 'PT2H30M',
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
    image: `${HOME}/og/blog/mot.png`,
  });
});

test.each([
  [45, 'PT45M'],
  [120, 'PT2H'],
  [0, 'PT0M'],
])('%i minutes are %s', (minutes, text) => {
  const guide = howToData({
    path: '/car-repair-guides/lighting/bulb',
    name: 'Change a bulb',
    description: 'One bulb.',
    tools: [],
    parts: [],
    steps: [],
    drawings: new Map(),
    minutes,
    cost: { low: 0, high: 0 },
    currency: 'GBP',
  });
  expect(read(guide)).toMatchObject({ totalTime: text });
});

test('the page of a code is a technical article about that code, dated', () => {
  const code = codeData({
    path: '/codes/P0420',
    code: 'P0420',
    title: 'P0420: catalyst efficiency',
    description: 'What it means.',
    modified: '2026-11-26',
  });
  expect(read(code)).toMatchObject({
    '@type': 'TechArticle',
    headline: 'P0420: catalyst efficiency',
    url: `${HOME}/codes/P0420`,
    dateModified: '2026-11-26',
    about: { '@type': 'DefinedTerm', name: 'P0420' },
  });
});

test('the plans are offers with a price a month, in a page of which the server keeps none where nothing is sold', () => {
  const plans = planData('/pricing', Object.values(PLANS));
  expect(JSON.stringify(plans['script:ld+json']).startsWith('{"wrenchwise:payments":"on"')).toBe(
    true,
  );
  expect(read(plans)).toMatchObject({
    '@type': 'Product',
    offers: [
      { '@type': 'Offer', name: 'Basic', price: '0.00', priceCurrency: 'USD' },
      { name: 'Standard', price: '9.99' },
      { name: 'Premium', price: '19.99' },
    ],
  });
});

test('the years of a model are dates of a calendar', () => {
  const car = carData({
    path: '/car-specifications/ford/focus',
    name: 'Ford Focus',
    make: 'Ford',
    model: 'Focus',
    years: [2000, 2025],
    fuels: [],
    gearboxes: [],
    drives: [],
    emissionStandards: [],
  });
  expect(read(car)).toMatchObject({ productionDate: '2000', vehicleModelDate: '2025' });
});
