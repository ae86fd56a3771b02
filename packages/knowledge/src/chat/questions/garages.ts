import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about choosing a garage and dealing with it. Law: of Great Britain. */
export const garageQuestions: readonly CommonQuestion[] = [
  {
    id: 'choose-a-garage',
    asks: [
      'how do I find a good garage',
      'how do I know if a mechanic is honest',
      'how to choose a trustworthy garage',
      'what should I look for in a garage',
      'are online reviews of garages reliable',
      'is there a list of approved garages',
    ],
    answer:
      'Ask neighbours with the same make, and look for a garage that belongs to a code such as The Motor Ombudsman’s, the Good Garage Scheme or a trade association, because then a complaint has somewhere to go. A good one lets you talk to the person who works on the car, explains what test proved the fault, quotes in writing and shows the old parts. Try it with a small job first. Many recent reviews that give details say more than stars.',
  },
  {
    id: 'dealer-or-independent',
    asks: [
      'dealer or independent garage',
      'do I have to go to the main dealer',
      'is a specialist better than the dealer',
      'should I use a fast fit chain',
      'why is the dealer so much dearer',
      'will the warranty be void if I use an independent',
    ],
    answer:
      'For ordinary wear an independent garage is as good and cheaper; a specialist for the make has the right diagnostic tool and often more patience. The dealer is first for recalls, warranty work, goodwill, keys and software. In the UK a maker may not refuse its warranty only because an independent did the service, if it was done to the maker’s schedule with parts of matching quality; keep the invoices. Chains are fair for tyres, exhausts and batteries, less for hard faults.',
  },
  {
    id: 'mobile-mechanic',
    asks: [
      'are mobile mechanics any good',
      'can a mobile mechanic do this job',
      'is it cheaper to get a mobile mechanic',
      'how do I check a mobile mechanic is legit',
      'can somebody fix it on my driveway',
      'mechanic who comes to your house',
    ],
    answer:
      'For many jobs, yes: batteries, alternators, brakes, sensors, starting faults and diagnosis are done well at the kerb, and it saves a recovery. What needs a lift, a press, alignment, air-conditioning machine or long dismantling does not suit the driveway. Ask for insurance, an address, an invoice with guarantee, and recent references; working on a public road may be restricted, and your lease may forbid it at home. Pay when it is done and tested.',
  },
  {
    id: 'second-opinion',
    asks: [
      'should I get a second opinion',
      'how do I know the garage is right',
      'garage says something different from you',
      'two garages say different things',
      'can I take the car elsewhere after the diagnosis',
      'are they trying to rip me off',
    ],
    answer:
      'For a large bill, yes: it is your right, and an hour’s labour is well spent before you pay for an engine, gearbox or turbo. Ask the first garage which test proved the part faulty, for the codes and measured values, and for photographs; an honest one gives them. Give the second the symptoms, not the first verdict, so that they look for themselves. If two answers differ, the one with a measurement behind it counts.',
  },
  {
    id: 'garage-will-not-return-car',
    asks: [
      'garage refuses to give my car back',
      'can a garage keep my car until I pay',
      'they are holding my car hostage',
      'how do I get my car back from the garage',
      'is it legal for them to keep the keys',
      'police say it is a civil matter',
    ],
    answer:
      'In Great Britain a garage may hold the car until agreed work on it is paid; that is its lien. It may not do so for work you never agreed to. The quick way is to pay “under protest”, written on the invoice and by card, take the car, and claim the disputed part back. Otherwise write to them with a date, then go to the ombudsman or scheme of their trade body, or the small claims court. Do not take it by force.',
  },
  {
    id: 'storage-fees',
    asks: [
      'garage wants storage charges',
      'can they charge me for leaving the car there',
      'recovery firm charging per day storage',
      'how long can a garage keep my car',
      'what if I do not collect the car',
      'can a garage sell my car',
    ],
    answer:
      'Only if you agreed to it or it was made clear beforehand, and the sum must be reasonable; a garage that is late itself cannot charge for the wait. After a crash or a recovery ordered by the police there are set daily charges, so act on the same day and ask your insurer to move it. In England and Wales a car that is not fetched can in the end be sold, after proper written notice. So answer letters and agree a date.',
  },
  {
    id: 'wrong-repair-not-cured',
    asks: [
      'they fixed it but the fault is still there',
      'garage replaced the wrong part do I have to pay',
      'same problem came back after the repair',
      'paid for a repair that did not work',
      'can I get my money back for parts that were not needed',
      'the noise is back a week later',
    ],
    answer:
      'Go back to them first, at once and in writing: say what was agreed, what was paid and that the fault is the same. In Great Britain the work must be done with reasonable care and skill, and if it was not, they repeat it free or reduce the price. If they promised to cure a fault, the cure counts; if you ordered a certain part yourself, the risk was yours. Do not let another garage touch it before they had that chance.',
  },
  {
    id: 'garage-damaged-car',
    asks: [
      'garage damaged my car what can I do',
      'something else broke after the repair',
      'scratch on my car after the service',
      'new fault since it was at the garage',
      'is the garage responsible for damage',
      'it was fine before they touched it',
    ],
    answer:
      'Report it on the same day, with photographs and the mileage, before you drive much further, since later it is hard to prove. In Great Britain the garage must take reasonable care of your car and answers for damage through its own fault; it is insured for that. A new fault near the place where they worked may be a plug or hose left off, so let them look first. Old weak parts that break when touched are argued about: ask for them.',
  },
  {
    id: 'photos-before-work',
    asks: [
      'should I take photos before leaving the car',
      'what should I do before handing the car over',
      'how do I protect myself when leaving my car at a garage',
      'ask the garage for photos of the fault',
      'can I watch while they repair it',
      'should I take my things out of the car',
    ],
    answer:
      'Yes: photograph all sides, the wheels, the dashboard with lights and mileage, and the fuel level, and take valuables, house keys and personal papers out. Hand over the locking wheel nut key, and write down the symptoms, what may be done and up to which sum. Ask for photographs or a video of what they find; most garages do that today. Watching at the lift is often not allowed for insurance reasons, but looking together is.',
  },
  {
    id: 'old-parts-back',
    asks: [
      'can I ask for the old parts back',
      'should I see the old parts',
      'how do I know they really changed it',
      'garage threw away the old part',
      'do the replaced parts belong to me',
      'why will they not give me the old caliper',
    ],
    answer:
      'Yes, ask before the work: the old parts are yours unless they were given in exchange, as with starters, calipers, racks and turbos, where the supplier wants them back for the deposit. Seeing the worn part, with the wear explained, is the simplest proof of honest work. Warranty parts go back to the maker. Old batteries, oil and airbags must be disposed of properly, so leave those with the garage.',
  },
  {
    id: 'garage-time-estimate',
    asks: [
      'why does the repair take so long',
      'how long will the garage need the car',
      'what are book times',
      'charged three hours for one hour of work',
      'they had my car for two weeks already',
      'what can I do if the garage takes forever',
    ],
    answer:
      'Most garages charge by the maker’s or a trade book’s standard times, not by the clock, so a skilled hand is quicker and a rusty bolt is at their risk or agreed extra. Days go by with waiting for parts, for a free lift and for diagnosis. Ask when it will be on the lift, and for a date in writing. In Great Britain, where no time was agreed, it must be done within a reasonable time, and you may take the car elsewhere if it is not.',
  },
  {
    id: 'courtesy-car',
    asks: [
      'will I get a courtesy car',
      'does the garage give me a loan car',
      'who pays for a hire car while mine is repaired',
      'am I insured on a courtesy car',
      'how do I get around while it is being fixed',
      'does breakdown cover include a hire car',
    ],
    answer:
      'Ask when you book: many dealers and some garages lend one, often for a fee for insurance and with a waiting list, so it may decide the date. You need licence and often a card, and you pay the excess if it is damaged. Your insurer lends one as a rule only for a claim, and only while it is with an approved repairer. Breakdown cover may include a hire car for some days after a recovery; the policy says so.',
  },
  {
    id: 'how-long-can-i-wait-for-appointment',
    asks: [
      'the garage has no appointment for two weeks what now',
      'can I wait until my booking',
      'nobody can see my car before next month',
      'how do I get seen by a garage faster',
      'is it ok to leave it until the service',
      'what to do until the appointment',
    ],
    answer:
      'Whether it can wait the verdict of this diagnosis says; if it says not to drive, a late date does not change that. To be seen sooner, ring in place of using the form, say that it is about brakes, steering or overheating if so, ask for a diagnosis only, offer to leave the car for days, or take a mobile mechanic. Meanwhile note when it happens, take a video, and watch levels and lights each day.',
  },
  {
    id: 'talk-to-garage',
    asks: [
      'what should I say to the garage',
      'how do I explain the problem without sounding stupid',
      'which questions should I ask before they start',
      'how do I stop them taking advantage because I know nothing',
      'should I tell them what I think it is',
      'what do I ask about the quote',
    ],
    answer:
      'Describe what you see, hear, feel and smell, when it began, and what was done lately, and leave the naming of parts to them; the sheet to print for the garage does that here. Then ask: how will you find out, what does that cost, what did you measure, does anything else come with it, which parts of which make, what guarantee, and when is it ready? Close with: please ring before anything beyond this sum.',
  },
];
