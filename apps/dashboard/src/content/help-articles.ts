import { t } from '@lingui/core/macro';
import { diagnosesOf, repairGuidesOf } from '@wrenchwise/rules/allowance-words';
import { PLANS } from '@wrenchwise/rules/plans';

/** What people look for when they are stuck. Says what the product does today, no more. */

const { free, pro, enterprise } = PLANS;

export const HELP_TOPICS = [
  { id: 'diagnosing', label: t`Diagnosing` },
  { id: 'repairs', label: t`Guides and costs` },
  { id: 'account', label: t`Signing in` },
  { id: 'plan', label: t`Plan and data` },
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number]['id'];

export interface HelpArticle {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** Other words that people search by. */
  readonly words?: string;
  /** About plans and payments: shown only where there are any. */
  readonly isSold?: boolean;
  readonly link?: { readonly to: string; readonly label: string };
}

export const HELP_ARTICLES: readonly HelpArticle[] = [
  {
    id: 'first-diagnosis',
    topic: 'diagnosing',
    title: t`Make your first diagnosis`,
    text: [
      t`Choose New Diagnosis, describe what the car does in a few sentences, and say which car it is: by its number plate, or by make, model and year.`,
      t`Fuel, gearbox and mileage are optional. They rule things out, so give them if you know them.`,
      t`Press Continue: you see what we understood. Take out what is wrong and tick what else you have noticed, or go on without.`,
      t`The answer comes at once: whether the car can be driven, the likely causes, what to check first and what a repair costs. A request that fails uses none of your diagnoses.`,
    ],
    words: 'start begin new how',
    link: { to: '/dashboard/diagnose', label: t`Start a diagnosis` },
  },
  {
    id: 'describe',
    topic: 'diagnosing',
    title: t`Describe symptoms well`,
    text: [
      t`Say what you hear, see, smell or feel, where on the car it is, and when it happens: cold or warm, at idle or at speed, when you brake, turn or accelerate.`,
      t`What does not happen helps as much. “No warning lights” or “the brakes are fine” takes causes off the list.`,
      t`Put one complaint into one diagnosis. Two faults in one text make both answers less sure.`,
      t`If a reader shows trouble codes such as P0301, type them as they are: they are read and explained.`,
    ],
    words: 'symptom noise text code DTC OBD better',
  },
  {
    id: 'probabilities',
    topic: 'diagnosing',
    title: t`Read the percentages`,
    text: [
      t`Each percentage is the share of similar cases in which that cause is the right one, as far as the words that you gave can tell. Together with “Something else” they make 100.`,
      t`70% is a good lead and no proof: in three such cases out of ten it is another cause. Check before you buy a part.`,
      t`Open a cause to see which of your words spoke for it and which against it.`,
    ],
    words: 'probability confidence likely percent accuracy',
    link: { to: '/how-accurate', label: t`How accurate it is, measured` },
  },
  {
    id: 'drive',
    topic: 'diagnosing',
    title: t`Can I drive the car?`,
    text: [
      t`Every diagnosis begins with one of three answers: you can drive, drive only with care, or do not drive. It looks at the most dangerous likely cause, not only at the likeliest.`,
      t`Safety rules can only make this answer more careful. Brakes, steering, fire, fuel and airbags always count.`,
      t`If you are in doubt, do not drive: a recovery costs less than an accident. Nobody can see your car from here.`,
    ],
    words: 'safe safety warning danger stop driving',
  },
  {
    id: 'answers',
    topic: 'diagnosing',
    title: t`Answer questions, and take an answer back`,
    text: [
      t`Below a diagnosis is the question that would say the most. Each answer weighs the causes again and shows what moved. Answering costs nothing. “I can’t check that” also means “I don’t know”, and is not counted.`,
      t`If you were wrong, go back to any answer and change it, or take it back. The causes are then weighed again by what is left.`,
    ],
    words: 'question undo mistake withdraw change',
  },
  {
    id: 'limits',
    topic: 'diagnosing',
    title: t`What the diagnosis cannot know`,
    text: [
      t`It reads words. It cannot hear, touch or measure your car, and it knows nothing of its history that you do not tell.`,
      t`It knows faults that are common on many cars. A rare fault of one model, a former bad repair, or two faults at once may not be on its list. The share called “Something else” stands for those.`,
      t`It does not replace an inspection. If the checks point nowhere, take the printed diagnosis to a garage.`,
    ],
    words: 'engine wrong limitation missing mechanic',
    link: { to: '/how-accurate', label: t`Where it is weak, measured` },
  },
  {
    id: 'guides',
    topic: 'repairs',
    title: t`Repair guides for your diagnosis`,
    text: [
      t`Under Repair Steps every step of the plan has a guide: tools, parts, numbered steps and what to be careful about.`,
      t`Opening a guide for the first time uses one of your repair guides of the month. Opening it again costs nothing, whenever and as often as you like.`,
      t`The public library of guides and trouble codes is never counted.`,
    ],
    words: 'step allowance monthly limit instructions library',
    link: { to: '/car-repair-guides', label: t`The public guide library` },
  },
  {
    id: 'print',
    topic: 'repairs',
    title: t`Print a diagnosis for the garage`,
    text: [
      t`Open the diagnosis and choose “Print for the garage”. The paper is not a picture of the page: it has what a mechanic needs, with the names a workshop uses.`,
      t`It says what you reported, what was read from it, the causes with their shares, the checks in order and the costs. To keep it as a file, choose “Save as PDF” in the print dialogue.`,
    ],
    words: 'paper PDF mechanic share send',
    link: { to: '/dashboard/history', label: t`Open your history` },
  },
  {
    id: 'prices',
    topic: 'repairs',
    title: t`Prices, country and labour rate`,
    text: [
      t`Costs are a range from low to high, parts and labour apart, by yourself and at a garage. They are usual prices, not an offer.`,
      t`In Settings, under Your country, choose where you drive: prices, currency, units and the number to call in an emergency follow it. What is in your log stays as you entered it.`,
      t`If you know what your garage charges for an hour, type it under Repair costs: from then on labour is reckoned with your rate.`,
    ],
    words: 'cost currency pound dollar euro region expensive money estimate',
    link: { to: '/dashboard/settings#profile', label: t`Set your country` },
  },
  {
    id: 'units',
    topic: 'repairs',
    title: t`Miles, kilometres and time zone`,
    text: [
      t`Distances are shown in miles unless you choose kilometres. Dates and times follow your device unless you choose a time zone. Both are in Settings, under Profile.`,
    ],
    words: 'unit km metric clock date odometer mileage',
    link: { to: '/dashboard/settings#profile', label: t`Set units and time zone` },
  },
  {
    id: 'two-factor',
    topic: 'account',
    title: t`Two-factor and recovery codes`,
    text: [
      t`With two-factor on, signing in with your password also takes a code of an authenticator app. Switch it on in Settings, under Security: scan the picture with the app, type the code it shows, keep the recovery codes.`,
      t`You get ten recovery codes. Each works once in place of a code of the app. Keep them where you can reach them without your phone, on paper or in a password manager. New ones replace those that are left.`,
    ],
    words: '2FA authenticator app code TOTP',
    link: { to: '/dashboard/settings#security', label: t`Open the security settings` },
  },
  {
    id: 'passkeys',
    topic: 'account',
    title: t`Sign in with a passkey`,
    text: [
      t`A passkey signs you in with your fingerprint, your face or the lock of your device, without a password. It cannot be guessed and does not work on a false page.`,
      t`Add one in Settings, under Security, and give it the name of the device. At the next login choose the passkey button. Remove a passkey there when the device is sold or lost.`,
    ],
    words: 'fingerprint face security key passwordless',
    link: { to: '/dashboard/settings#security', label: t`Add a passkey` },
  },
  {
    id: 'lost-phone',
    topic: 'account',
    title: t`I lost my phone`,
    text: [
      t`If its app made your codes: log in with your password, choose “Use a recovery code instead” and type one of your recovery codes. Then set two-factor up again with the new phone.`,
      t`If it held a passkey: log in with your password, remove that passkey and sign the phone out, both in Settings under Security.`,
      t`Without phone and without recovery codes, write to us from the address of your account. We have to make sure that it is you, so it takes longer.`,
    ],
    words: 'stolen locked out authenticator recovery device broken',
  },
  {
    id: 'email',
    topic: 'account',
    title: t`Change your e-mail address or password`,
    text: [
      t`To change the address, ask for it in Settings, under Profile. A link goes to your current address first and then to the new one. Until you have followed both, nothing changes.`,
      t`To change the password, go to Settings, Security. All other devices are then signed out. If you have forgotten it, choose “Forgot password?” at the login: the link works for 60 minutes.`,
    ],
    words: 'mail reset forgot login',
    link: { to: '/dashboard/settings#profile', label: t`Open your profile` },
  },
  {
    id: 'plans',
    topic: 'plan',
    isSold: true,
    title: t`Plans, trial and what is counted`,
    text: [
      t`${free.name} is free for ever: ${diagnosesOf('free')} and ${repairGuidesOf('free')} for your own diagnoses. ${pro.name} has ${diagnosesOf('pro')} and ${repairGuidesOf('pro')}, and its first ${pro.trialDays} days are a trial, once for each person and card. ${enterprise.name} has ${diagnosesOf('enterprise')} and ${repairGuidesOf('enterprise')}.`,
      t`Allowances begin again on the first day of each calendar month (UTC). A diagnosis that fails is not counted; one that you delete stays counted.`,
      t`You change your plan under Subscription, and see to the cent what it costs now before you confirm it. If you cancel, you keep what you have paid for until the end of the period; then you are on the free plan, and your diagnoses stay. Until then you can resume.`,
    ],
    words: 'price upgrade downgrade proration cancel resume subscription limit quota',
    link: { to: '/dashboard/subscription', label: t`Your subscription` },
  },
  {
    id: 'payments',
    topic: 'plan',
    isSold: true,
    title: t`Cards, invoices and payments that fail`,
    text: [
      t`Your card is stored by our payment provider, Stripe; we see its brand, its last four digits and its expiry. Change it under Subscription, with “Manage payment method”.`,
      t`Every bill is under Billing history with its status, its invoice and a PDF.`,
      t`When a payment fails, a notice appears on every page and we write to you. Update your card, and it is tried again. You keep your plan until the end of the period that you paid for.`,
      t`There are no refunds for partial months. Your statutory right to cancel within 14 days of first subscribing is not affected by this: write to us within that time.`,
    ],
    words:
      'billing card visa mastercard expired declined past due invoice receipt pdf refund payment',
    link: { to: '/dashboard/subscription', label: t`Your subscription` },
  },
  {
    id: 'notifications',
    topic: 'plan',
    title: t`Choose which mails you get`,
    text: [
      t`In Settings, under Notifications, each kind of mail has a switch. What you switch is saved at once. Mails that can be switched off also carry a link that does it without logging in.`,
      t`Mails that your account cannot do without, such as a link that you asked for or an answer of our support team, always come.`,
    ],
    words: 'unsubscribe email newsletter alert spam',
    link: { to: '/dashboard/settings#notifications', label: t`Choose your mails` },
  },
  {
    id: 'data',
    topic: 'plan',
    title: t`Take your data with you, or erase it`,
    text: [
      t`In Settings, under Your data, you can download everything that we keep about you: a ZIP file with a table and a complete file of each kind.`,
      t`There you can also delete your account. A paid plan is cancelled first, and then everything personal is erased at once. That cannot be undone, so download your data before.`,
    ],
    words: 'export download GDPR privacy delete account remove',
    link: { to: '/dashboard/settings#data', label: t`Open your data` },
  },
];
