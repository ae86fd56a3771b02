/** A page of the site itself, by what people type for it. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** A line under the title. */
  readonly about: string;
  /** In any order of words; the title counts as well. */
  readonly names: readonly string[];
}

/** The pages of the site that a search finds by name. */
export const SITE_PAGES: readonly SitePage[] = [
  {
    path: '/pricing',
    title: 'Pricing',
    about: 'What each plan costs and includes.',
    names: [
      'price',
      'prices',
      'plans',
      'cost of wrenchwise',
      'subscription',
      'upgrade',
      'free trial',
    ],
  },
  {
    path: '/check',
    title: 'Check a quote or a claim',
    about: 'Each line beside what is usual, and what to ask.',
    names: [
      'quote',
      'check a quote',
      'second opinion',
      'is my garage right',
      'estimate',
      'ripped off',
      'overcharged',
      'garage says',
    ],
  },
  {
    path: '/faq',
    title: 'Questions and answers',
    about: 'Plans, cancelling, your data, and how the diagnosis works.',
    names: ['faq', 'cancel', 'cancel subscription', 'cancel my plan', 'refund', 'money back'],
  },
  {
    path: '/contact',
    title: 'Contact',
    about: 'Write to us.',
    names: ['contact us', 'support', 'email', 'customer service', 'phone number', 'complaint'],
  },
  {
    path: '/about',
    title: 'About',
    about: 'Who we are, and how guides are written and checked.',
    names: ['about us', 'about wrenchwise', 'who are you'],
  },
  {
    path: '/features',
    title: 'Features',
    about: 'What Wrenchwise does.',
    names: ['what can it do'],
  },
  {
    path: '/how-accurate',
    title: 'How accurate is it?',
    about: 'What was measured, on whose words, and when.',
    names: ['accuracy', 'how accurate', 'reliable diagnosis'],
  },
  {
    path: '/what-we-got-wrong',
    title: 'What we got wrong',
    about: 'Mistakes that were found and corrected.',
    names: ['mistakes', 'corrections'],
  },
  {
    path: '/developers',
    title: 'Developers',
    about: 'The API, its keys and its limits.',
    names: ['api', 'api keys', 'webhooks', 'mcp'],
  },
  {
    path: '/blog',
    title: 'Blog',
    about: 'Longer reads about keeping a car.',
    names: ['articles', 'news'],
  },
  {
    path: '/codes',
    title: 'Trouble codes',
    about: 'What a code says, and what to check first.',
    names: ['codes', 'fault codes', 'obd codes', 'error codes', 'obd2 codes', 'list of codes'],
  },
  {
    path: '/car-repair-guides',
    title: 'Repair guides',
    about: 'How to tell what it is, and how to fix it.',
    names: ['guides', 'repair guides', 'all guides'],
  },
  {
    path: '/car-specifications',
    title: 'Car specifications',
    about: 'Engines, consumption, recalls and MOT results by make and model.',
    names: ['specifications', 'specs', 'car specs'],
  },
  {
    path: '/login',
    title: 'Log in',
    about: 'To your garage and your diagnoses.',
    names: ['login', 'sign in', 'signin', 'my account', 'forgot password', 'reset password'],
  },
  {
    path: '/signup',
    title: 'Sign up',
    about: 'Free, without a card.',
    names: ['signup', 'register', 'create account', 'join'],
  },
  {
    path: '/privacy',
    title: 'Privacy',
    about: 'What is stored, for how long and for whom.',
    names: ['privacy policy', 'gdpr', 'my data', 'delete my data'],
  },
  {
    path: '/terms',
    title: 'Terms',
    about: 'What we agree on.',
    names: ['terms of service', 'terms and conditions'],
  },
  { path: '/cookies', title: 'Cookies', about: 'Which, and what for.', names: ['cookie policy'] },
];
