import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about money and paying. Law: of Great Britain. */
export const payingQuestions: readonly CommonQuestion[] = [
  {
    id: 'pay-in-instalments',
    asks: [
      'can I pay for the repair in instalments',
      'do garages do payment plans',
      'I cannot afford to pay it all at once',
      'pay monthly for car repairs?',
      'is there finance for garage bills',
      'klarna or bumper at a garage any good',
    ],
    answer:
      'Many garages offer it: ask before the work starts, because larger chains and dealers work with finance firms that split a bill over some months, often without interest if paid on time. It is credit, so they may check your record, and a missed payment costs. Other ways are a credit union, or doing the urgent part now and the rest later. Ask the garage to mark which items are for safety and which can wait.',
  },
  {
    id: 'deposit-before-work',
    asks: [
      'is it normal that the garage wants a deposit',
      'they want money up front for parts',
      'should I pay before the work is done',
      'can I get my deposit back if I cancel',
      'mechanic wants cash in advance for the engine',
      'is paying half first usual',
    ],
    answer:
      'For ordinary jobs you pay when the car is ready; a deposit for a costly or specially ordered part is usual and fair. Get a receipt that names the part and what happens if you cancel. Never pay the whole sum in advance to somebody you do not know, and not by bank transfer to a private person. Pay by card where you can: it gives you a way to claim if the firm fails. For a cancelled order they may keep what it really cost them.',
  },
  {
    id: 'vat-on-quote',
    asks: [
      'is vat included in the price they gave me',
      'quote plus vat what does that mean',
      'why is the bill higher than the quote by a fifth',
      'are garage prices with or without vat',
      'my mechanic does not charge vat is that legal',
      'no vat if I pay cash?',
    ],
    answer:
      'A price given to a private customer in Britain should include VAT, which is 20 per cent, and a quote “plus VAT” must at least say so; ask for the figure to pay in the end. A small trader below the turnover limit need not charge VAT at all, which is legal. A discount for cash without invoice is another thing: it is tax evasion, and leaves you without proof for guarantee, warranty or a later sale.',
  },
  {
    id: 'cash-or-card',
    asks: [
      'should I pay cash or card at the garage',
      'is it safer to pay by credit card',
      'cheaper for cash, should I take it',
      'what is section 75',
      'can they charge extra for paying by card',
      'mechanic only takes cash is that dodgy',
    ],
    answer:
      'A card protects you best: with a credit card section 75 of the Consumer Credit Act makes the card company answer with the firm for purchases over 100 pounds and up to 30,000; with a debit card you can ask the bank for a chargeback. A firm may not add a fee for paying with an ordinary consumer card in the UK. Cash is legal, but take an invoice with date, mileage, parts and work every time.',
  },
  {
    id: 'invoice-what-on-it',
    asks: [
      'what should be on the garage invoice',
      'do I get a receipt for the repair',
      'garage did not give me an invoice',
      'should the bill list parts and labour separately',
      'lost my invoice can I get a copy',
      'why should I ask for an itemised bill',
    ],
    answer:
      'Ask for an itemised one: name and address of the garage, date, registration and mileage, what was found, each part with its number, labour hours and rate, VAT, and the guarantee. It is your proof for warranty claims, for a complaint, and for a buyer later. A garage that will not write one is one to avoid. Most keep copies for some years and print another on request; photograph yours, since thermal paper fades.',
  },
  {
    id: 'diagnosis-fee',
    asks: [
      'do I have to pay for the diagnosis',
      'is a diagnostic fee normal',
      'they charged me just to plug it in',
      'does the diagnostic charge come off the repair',
      'free diagnostics is that any good',
      'paid for diagnosis and they found nothing',
    ],
    answer:
      'Yes as a rule: finding a fault is skilled work, and many garages charge up to an hour for it. Agree beforehand what it costs, what it includes, and whether it comes off the repair if they do it. A mere reading of codes is not a diagnosis: you may expect to learn which test proved the part faulty. A free one is often a way to sell parts. If nothing was found, ask what was tested, in writing.',
  },
  {
    id: 'bill-higher-than-quote',
    asks: [
      'the bill is higher than the quote do I have to pay',
      'difference between an estimate and a quote',
      'garage did extra work without asking',
      'can they charge more than they said',
      'they changed parts I did not agree to',
      'is a verbal quote binding',
    ],
    answer:
      'A quote is a fixed price, an estimate a fair guess that may move a little; neither allows large extra work without asking you. In Great Britain you need not pay for what you did not agree to, and where no price was agreed it must be reasonable. Ask for a breakdown, offer the agreed sum, and if they will not release the car pay “under protest” in writing, by card, and claim the rest back. Next time set a limit in writing.',
  },
  {
    id: 'cannot-afford-repair',
    asks: [
      'I have no money for the repair what can I do',
      'is there any help with car repair costs',
      'what is the cheapest way to get it going',
      'which of these repairs can wait',
      'can I do only part of the job for now',
      'the repair costs more than I have',
    ],
    answer:
      'First split the list: brakes, steering, tyres, leaks of fuel and anything with the verdict not to drive come first, comfort and looks wait. Then ask for a second price, good used or reconditioned parts, and whether you may pay over some months. Colleges that train mechanics sometimes take cars for little. Leaving a small fault to wreck a dear part is the costly way. If it cannot be paid now, park it off the road rather than drive it.',
  },
];
