import type { JobEntry } from './job.ts';

/** Quotes, histories and recalls, and what protects the car and who sits in it. */
export const paperJobs = {
  'check-a-garage-quote': {
    title: 'Check a garage’s quote before you agree',
    about: 'What the quote should say, and the questions that save money',
    aliases: [
      'garage quote',
      'is this quote fair',
      'repair estimate',
      'overcharged by garage',
      'second opinion garage',
      'mechanic scam',
      'garage ripping me off',
      'how much should a garage charge',
      'labour rate',
    ],
    system: 'body_structure',
    why: 'Most garages are honest, but few quotes say why. Four questions show whether the fault was found or only guessed at, and they cost nothing but a telephone call.',
    when: 'Do this before you say yes, and above all when the quote is more than you expected or the list is long.',
    difficulty: 'easy',
    minutes: [15, 45],
    tools: ['The quote in writing', 'Phone', 'MOT history and old invoices'],
    materials: [],
    safety: [
      'If the garage says that the car is dangerous, do not drive it away to save money. Have it recovered to the second garage.',
      'Do not put off brakes, steering, tyres or a fuel leak while you compare prices.',
    ],
    steps: [
      [
        'Ask for the quote in writing: each part with its make and price, hours of labour, the hourly rate, and VAT.',
        'Every line can be compared, and the total includes VAT.',
        'Saying yes to a round sum on the telephone.',
      ],
      [
        'Ask what was measured or seen, and ask for a photograph or the reading.',
        'You know the test that names the part: play, a pressure, a voltage, a thickness.',
        'Accepting a code as proof. A code names a circuit, not a part.',
      ],
      [
        'Ask what happens if the fault is still there afterwards.',
        'The garage says what it would charge for and what it would not.',
      ],
      [
        'Sort the list into three: unsafe or illegal now, needed within months, and nice to have.',
        'You know what has to be done today.',
        'Paying for flushes and treatments that your service schedule does not ask for.',
      ],
      [
        'Compare the hours with the labour shown in our guide for the fault, and the parts with two sellers.',
        'Hours and prices are in the same range. A third more for a good local garage is no scandal.',
      ],
      [
        'Ring one more independent garage and, for jobs that need the manufacturer’s own tools, the dealer. Give both the same words.',
        'You have two prices for the same work.',
        'Asking only for a price, without saying what was measured.',
      ],
      [
        'Say yes in writing to the lines that you want and to a limit. Ask to be rung before anything is added, and to see the old parts.',
        'The garage has your limit in writing.',
      ],
      [
        'When you collect the car, look at the old parts, read the invoice line by line and file it.',
        'It agrees with the quote, and names the guarantee on parts and labour.',
      ],
    ],
    figures: [
      { what: 'Guarantee usual on parts and labour', range: '12 months', source: 'practice' },
      {
        what: 'Second visit free of charge if the repair was not done with reasonable care',
        range: 'up to 6 years (5 in Scotland)',
        source: 'uk-law',
      },
    ],
    costs: [
      { case: 'Comparing quotes', diy: [0, 0], garage: null },
      { case: 'Diagnosis at a second garage', diy: null, garage: [60, 180] },
    ],
    garageIf:
      'Let the first garage do it if it has shown you the fault, if the prices are in range, or if the car should not be moved.',
    after: [
      'If you were charged for work that you did not agree to, complain in writing first, then to the trade body named on the invoice or to Citizens Advice.',
      'Add the invoice to the car’s history: a buyer pays more for a car with its invoices.',
    ],
    faults: [
      'front-brake-pads-worn',
      'timing-belt-overdue',
      'clutch-friction-worn',
      'head-gasket-blown',
      'alternator-failed',
    ],
    byCar: [
      'Car under warranty: an independent garage may service it, if it follows the schedule, uses parts of matching quality and records it.',
      'Electric or hybrid car: ask whether somebody there is trained for high voltage.',
      'Older car: ask for the price with used or reconditioned parts too.',
    ],
  },
  'check-a-used-cars-history': {
    title: 'Check a used car’s history',
    about: 'MOT, V5C, finance, write-offs and mileage before any money changes hands',
    aliases: [
      'car history check',
      'hpi check',
      'outstanding finance check',
      'check if car is stolen',
      'written off check',
      'category s',
      'category n',
      'check mot history',
      'check mileage is genuine',
      'clocked car',
      'v5c check',
      'carfax',
    ],
    system: 'body_structure',
    why: 'A car on finance can be taken away from you, and a clocked or badly repaired one is worth half. What gives it away can be looked up in twenty minutes, most of it free.',
    when: 'Do this before you travel to see it, and again before you pay.',
    difficulty: 'easy',
    minutes: [20, 60],
    tools: [
      'Registration number',
      'Phone or computer',
      'V5C reference number of the seller',
      'Torch',
    ],
    materials: ['A paid history check'],
    safety: [
      'Meet at the seller’s home in daylight, take somebody along, and never carry the price in cash.',
      'Do not pay a deposit for a car that you have not seen, and do not drive one without insurance, tax and a valid MOT.',
    ],
    steps: [
      [
        'Enter the registration in the free MOT history on GOV.UK and read every test since it was three years old.',
        'Mileage rises evenly, and the same advisory does not come back for years.',
        'Reading only the last test.',
      ],
      [
        'Enter it in the free vehicle enquiry on GOV.UK: tax, colour, engine size, fuel, and date of the last V5C.',
        'All of it is the car in the advertisement.',
      ],
      [
        'Buy a full history check that covers finance, write-off, theft and number plate changes.',
        'There is no outstanding finance, and no category that the seller did not mention.',
        'Trusting a screenshot that the seller sends you.',
      ],
      [
        'At the car, compare the VIN at the windscreen, on the plate and stamped in the body with the V5C.',
        'They are the same everywhere, and nobody has filed or re-riveted the plate.',
      ],
      [
        'Look at the V5C: watermark, the seller’s name and address, number of keepers.',
        'You are standing at the address that is on it.',
        'Buying with only a green slip or a photocopy.',
      ],
      [
        'Go through the service book and the invoices, and ring one of the garages.',
        'The stamps are real, and the cambelt, if it has one, was changed on time.',
      ],
      [
        'Compare wear with mileage: pedals, steering wheel, seat edge, tyres by their date.',
        'The wear fits the mileage.',
      ],
      [
        'Look the registration up for open recalls, and ask for both keys.',
        'No safety recall is open, and both keys work.',
      ],
      [
        'Write a receipt with both names, the date, mileage, price and registration, and pay by bank transfer once you hold the V5C slip.',
        'Both of you have signed it, and the new keeper has been registered online.',
      ],
    ],
    figures: [
      {
        what: 'Miles a year of an average British car',
        range: '7,000–8,000',
        source: 'practice',
      },
      { what: 'First MOT in Great Britain', range: '3 years', source: 'uk-law' },
    ],
    costs: [
      { case: 'MOT history and vehicle enquiry', diy: [0, 0], garage: null },
      { case: 'Full history check', diy: [10, 35], garage: null },
      { case: 'Inspection by an independent engineer', diy: null, garage: [150, 400] },
    ],
    garageIf:
      'Have it inspected if it costs more than you can afford to lose, if it was ever written off, or if the story and the papers do not agree.',
    after: [
      'Tax and insure it before you drive it home: tax does not pass on to you.',
      'Put the checks, the receipt and the advertisement in one folder.',
    ],
    faults: [
      'suspension-bent-by-impact',
      'structure-crack',
      'sill-and-arch-rust',
      'timing-belt-overdue',
    ],
    byCar: [
      'Categories A and B must never go back on the road. S (structure) and N (not structure) may, once repaired, and cost more to insure.',
      'Northern Ireland: the first MOT is due at four years, and the history is kept by another office.',
      'Imported car: there is no British history before it was registered. Ask for the papers of the country it came from.',
    ],
  },
  'check-for-a-recall': {
    title: 'Check whether your car has an open recall',
    about: 'Looked up by registration or VIN, and free of charge',
    aliases: [
      'recall check',
      'safety recall',
      'open recall',
      'car recall lookup',
      'vin recall check',
      'is my car recalled',
      'takata airbag check',
      'recall repair free',
    ],
    system: 'restraints_seats',
    why: 'A recall is repaired free by any dealer of the make, whatever the car’s age and whoever owns it. Letters go to old addresses, so many cars drive about for years with a known danger.',
    when: 'Do this when you buy the car, once a year, and whenever a fault seems to be common on your model.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Registration or VIN', 'Phone or computer'],
    materials: [],
    safety: [
      'If the notice says do not drive, do not: ask the dealer for recovery. That applies above all to airbag inflators that can burst.',
      'If the notice says park outside, keep the car away from the house, the garage and other cars until it has been repaired.',
    ],
    steps: [
      [
        'Write down the registration and the VIN from the windscreen or the V5C.',
        'The VIN has 17 characters, without I, O or Q.',
        'Mixing up 0 and O: there is no letter O in a VIN.',
      ],
      [
        'Enter the registration in ‘Check if a vehicle has been recalled’ on GOV.UK.',
        'You see every safety recall that is still open on this car.',
      ],
      [
        'Enter the VIN on the manufacturer’s recall page as well.',
        'It gives the same answer, and adds service campaigns that are not safety recalls.',
        'Stopping at a model’s list. Only the VIN says whether yours is affected and still open.',
      ],
      [
        'Read what can happen, whether you may drive the car in the meantime, and where to park it.',
        'You know whether it is urgent.',
      ],
      [
        'Ring a dealer of the make, give the VIN and the recall number, and ask about parts, time and a courtesy car.',
        'You have a date, and it costs nothing.',
        'Paying for a ‘diagnosis’ first. The recall itself is free.',
      ],
      [
        'Ask for written proof that the recall was done, and look it up again after a week.',
        'It is no longer listed as open.',
      ],
    ],
    figures: [{ what: 'Price of a safety recall', range: '£0', source: 'uk-law' }],
    costs: [{ case: 'Check and repair', diy: [0, 0], garage: null }],
    garageIf:
      'Only a dealer of the make does a recall. If none is near, ask the manufacturer for recovery or for a visit to you.',
    after: [
      'File the paper with the service history.',
      'If you paid for the same repair before the recall, ask the manufacturer to refund it.',
    ],
    faults: [
      'airbag-inflator-degraded',
      'abs-module-electrical-fire',
      'ev-battery-cell-defect-recall',
      'fuel-pump-impeller-swollen',
      'steering-wheel-or-column-bolt-loose',
    ],
    byCar: [
      'Imported car: look it up in the country it was built for as well, because the registration may not find it.',
      'Electric car: some recalls limit charging to 80 or 90 per cent until the battery has been checked. Follow that.',
      'Trailers, tyres and child seats can be recalled too. The same page lists them.',
    ],
  },
  'fit-a-child-seat': {
    title: 'Fit a child seat with ISOFIX or the belt',
    about: 'Which seat, which place, and how to know that it is tight',
    aliases: [
      'child seat',
      'car seat installation',
      'isofix',
      'baby car seat',
      'booster seat',
      'top tether',
      'child car seat law',
      'rear facing car seat',
      'fit car seat with seat belt',
      'latch car seat',
    ],
    system: 'restraints_seats',
    why: 'Most child seats that are checked by the roadside are fitted wrongly: too loose, belt in the wrong slot, or facing an airbag that is on. Each takes a minute to put right.',
    when: 'Do this each time the seat goes into a car, and again when the child has grown out of a setting.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Manual of the child seat', 'Manual of the car'],
    materials: [],
    safety: [
      'Never put a rearward-facing seat in front of an airbag that is on: it kills. Switch it off and see that the ‘off’ light stays lit, or use the back seat.',
      'Never use a seat that has been in a crash, that you know nothing about, or that has no orange ECE label (R44/04 or R129).',
      'Take the child’s thick coat off first: it leaves the harness loose.',
    ],
    steps: [
      [
        'Check that the seat suits the child’s height or weight, and that it is on the list for your car.',
        'The orange label covers your child, and the list names your seat and place.',
        'Turning a baby round too early. Rearward-facing is safer for as long as the seat allows.',
      ],
      [
        'Choose the place: the back seat if you can, and one with ISOFIX bars and a top tether if the seat has them.',
        'You have found the bars, by the labels between the cushions.',
      ],
      [
        'With ISOFIX, push both arms on to the bars until they click.',
        'Both windows show green, and the seat does not come off when you pull.',
        'One arm clicked and the other only resting on its bar.',
      ],
      [
        'Set the support leg firmly on the floor, or lead the top tether straight back to its anchor and pull it tight.',
        'The leg’s window is green, or the strap is tight and not twisted.',
        'Hooking the tether to a luggage ring. Its anchor has its own symbol.',
      ],
      [
        'Without ISOFIX, lead the belt through every slot marked for that direction, press your weight into the seat and pull the belt tight.',
        'It lies flat in the marked slots, and the buckle lies on fabric and not on the frame.',
      ],
      [
        'Grip the seat at the belt path and shake it.',
        'It moves no more than an inch in any direction.',
      ],
      [
        'Set the harness slots: at or just below the shoulders rearward-facing, at or just above them forward-facing.',
        'The straps lie flat and come from the right height.',
      ],
      [
        'Put the child in, buckle up and pull the harness tight.',
        'You can slide one finger, and no more, between strap and collarbone.',
        'Leaving the chest straps twisted or under the arm.',
      ],
      [
        'For a booster, lay the belt across the middle of the shoulder and low over the hips, under both armrests.',
        'It touches neither the neck nor the stomach.',
      ],
    ],
    figures: [
      {
        what: 'Age until which a child needs a seat in the UK',
        range: '12 years or 135 cm tall, whichever comes first',
        source: 'uk-law',
      },
      {
        what: 'Rearward-facing under R129 (i-Size)',
        range: 'until past 15 months',
        source: 'standards',
      },
    ],
    costs: [
      { case: 'Fitting it', diy: [0, 0], garage: null },
      { case: 'Child seat', diy: [60, 300], garage: null },
    ],
    garageIf:
      'Ask a shop with trained fitters or your council’s road safety officer if the seat will not go tight, or if the belt’s buckle lies on the frame. A garage is the place for a broken ISOFIX bar or belt.',
    after: [
      'Shake the seat again after a week: cushions settle.',
      'Switch the passenger’s airbag on again when an adult sits there.',
    ],
    faults: [
      'child-seat-anchor-fault',
      'belt-buckle-jammed',
      'belt-retractor-locked',
      'occupant-sensor-fault',
    ],
    byCar: [
      'Two-seaters and pickups: check in the manual whether the airbag can be switched off at all.',
      'Underfloor boxes: a support leg must not rest on the lid unless the manual allows it or a filler is fitted.',
      'Middle seats seldom have ISOFIX bars. Use the belt there.',
    ],
  },
  'protect-the-car-against-theft': {
    title: 'Protect the car against theft',
    about: 'Keyless relay, stolen catalytic converters and the old broken window',
    aliases: [
      'car theft protection',
      'keyless theft',
      'relay attack',
      'faraday pouch',
      'crook lock',
      'cat lock',
      'car tracker',
      'stop car being stolen',
      'can bus theft',
      'anti theft',
    ],
    system: 'body_structure',
    why: 'Thieves choose the car that takes a minute, not three. Two or three cheap things in their way send them to the next street.',
    when: 'Do this on the day you buy the car, and before the insurer asks.',
    difficulty: 'easy',
    minutes: [20, 90],
    garageMinutes: [20, 90],
    tools: ['Two signal-blocking pouches', 'Steering lock', 'Your vehicle’s manual'],
    materials: ['Forensic marking kit', 'Tracker', 'Catalytic converter guard'],
    safety: [
      'Do not stand in the way of a thief. Ring 999, note what you see and stay indoors.',
      'Never drive with a steering lock or pedal box half on, and look for it before you start.',
      'Do not drill or weld near the exhaust or the fuel tank to fit a guard.',
    ],
    steps: [
      [
        'Put every keyless key, the spare too, into a signal-blocking pouch or a metal tin, away from the front door.',
        'Stand beside the car with the pouch in your hand: it does not unlock.',
        'Never testing the pouch again. They wear out within a year or two.',
      ],
      [
        'Look in the manual for a way to put the key to sleep or to switch keyless entry off.',
        'The car opens only when you press the button.',
      ],
      [
        'Fit a steering lock that has passed a test by Sold Secure or Thatcham, each time you park.',
        'It cannot be pulled off, and can be seen from outside.',
      ],
      [
        'Park in a garage, behind another car, or under a light with the nose against a wall.',
        'Nobody can get under the exhaust or at the front wing without being seen.',
        'Parking a high car with its catalytic converter over the kerb.',
      ],
      [
        'Leave nothing in view, not even a cable or a coat, and leave the glovebox open and empty at night.',
        'A look through the window shows an empty car.',
      ],
      [
        'Mark the catalytic converter, and have a guard fitted if your model is on the thieves’ list.',
        'The marking’s number is registered, and its sticker is on the window.',
      ],
      [
        'Fit a lock for the diagnostic socket, or have an extra immobiliser or a tracker fitted.',
        'The insurer accepts it, and the alarm and the 12 V battery work as before.',
        'Buying a tracker that drains the battery when the car is parked for a week.',
      ],
      [
        'Photograph the VIN, the keys, the mileage and anything special, and store the pictures away from the car.',
        'You could describe the car to the police in a minute.',
      ],
    ],
    figures: [
      {
        what: 'Distance over which a relay can reach a key indoors',
        range: 'up to about 100 m',
        source: 'practice',
      },
      { what: 'Life of a signal-blocking pouch', range: '1–2 years', source: 'practice' },
    ],
    costs: [
      { case: 'Two pouches', diy: [10, 30], garage: null },
      { case: 'Steering lock or socket lock', diy: [40, 160], garage: null },
      { case: 'Catalytic converter guard', diy: null, garage: [200, 450] },
      { case: 'Extra immobiliser or tracker', diy: null, garage: [250, 900] },
    ],
    garageIf:
      'Leave trackers, immobilisers and guards to a fitter whom your insurer accepts: a bad connection costs you the battery and the cover.',
    after: [
      'Tell your insurer what is fitted: it may lower the premium, and some makes are insured only with it.',
      'After a theft, report it to the police at once, then to the insurer and the DVLA.',
    ],
    faults: [
      'catalyst-stolen',
      'key-too-near-keeps-awake',
      'keyless-antenna-fault',
      'immobiliser-transponder-fault',
      'tempered-glass-shattered',
    ],
    byCar: [
      'Hybrids and high-built cars: their catalytic converters are easy to reach and rich in metal. Begin with a guard.',
      'Cars stolen through the wiring behind a headlight: ask the dealer for an update or a protective plate.',
      'Older cars without an immobiliser: a hidden switch in the fuel pump’s circuit, fitted by an auto electrician, works well.',
      'Vans: add slam locks, and leave no tools in overnight.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
