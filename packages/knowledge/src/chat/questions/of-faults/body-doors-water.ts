import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about leaks, seals, sunroofs, tailgates, bonnets, trim and rust. */
export const bodyDoorsWaterQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-wet-floor-find',
    faults: [
      'sunroof-drains-blocked',
      'scuttle-drain-blocked',
      'door-membrane-leak',
      'door-seal-wind-leak',
      'windscreen-bond-leak',
    ],
    asks: [
      'how do I find where the water gets in',
      'passenger footwell is a swimming pool',
      'carpet soaked but the headlining is dry',
      'hosepipe test, how do I do it right',
      'rear footwell wet only, which leak is it',
      'water in the car, from where come?',
      'drips on my knee from the roof switch when I brake',
    ],
    answer:
      'Work from low to high with a gentle hose and a helper inside, some minutes on each place: scuttle, door, windscreen edge, roof. A wet headlining or pillar means sunroof or roof bars, a wet floor with a dry roof scuttle or door membrane, a wet rear footwell often a door or a drain hose that slipped off. Water only after air conditioning is its drain. Sweet and sticky is coolant. Lift the carpet, because water runs along and shows far from its way in.',
  },
  {
    id: 'body-wet-floor-dry',
    faults: [
      'sunroof-drains-blocked',
      'scuttle-drain-blocked',
      'door-membrane-leak',
      'boot-seal-leak',
      'mouldy-carpet-smell',
    ],
    asks: [
      'leak is fixed, how do I dry the carpet',
      'will it dry out by itself with the windows open',
      'foam under the carpet is like a sponge',
      'can I leave a heater running in the car overnight',
      'smells of mould weeks later',
      'how dry a wet car, rice or salt?',
      'do I need to take the seats out to lift the carpet',
    ],
    answer:
      'Get the foam out or at least propped up, since under a closed carpet it stays wet for months, rots and smells. Suck out what you can with a wet vacuum cleaner, then use a dehumidifier with the windows shut, or warm dry days with them open. Leave no heater unattended in a car, because it can set it on fire. Seats with airbags and belt tensioners are taken out only by a workshop. Look for plugs and control units under the carpet.',
  },
  {
    id: 'body-sunroof-drain-stuck',
    faults: ['sunroof-drains-blocked'],
    asks: [
      'strimmer cord wont go through the sunroof drain',
      'water stays in one corner of the tray',
      'drain clear but it still leaks inside',
      'blew it with the compressor and now it is worse',
      'where do the sunroof tubes come out',
      'pipe of roof fell off inside pillar, repair how',
      'can I tape the sunroof up until the repair',
    ],
    answer:
      'Stop pushing if it does not go: try from the lower end, where many tubes have a rubber lip full of mud behind the wing, sill or door pillar. If water runs freely and it still gets wet, or got worse after air pressure, the tube has slipped off or split, and the headlining or pillar trim has to be loosened. Curtain airbags sit there, so that is for a workshop. Tape over the seam keeps rain out for some days on a dry, clean roof.',
  },
  {
    id: 'body-sunroof-jam',
    faults: ['sunroof-mechanism-jammed'],
    asks: [
      'sunroof stuck open and it is going to rain',
      'how do I close it by hand',
      'roof closes then opens again',
      'clunk and it is crooked in the rails',
      'roof glass not go, motor sound',
      'can I just leave it shut forever',
      'grease for sunroof rails, which',
    ],
    answer:
      'Look in the handbook for the emergency way: many motors can be turned with an Allen key behind the roof light. If it is crooked, do not force it, as a torn cable or a broken slide makes the glass burst. One that closes and opens again feels resistance or has lost its end position and needs teaching. Cleaned rails with the maker’s grease help a sluggish one. To leave it shut is possible; take its fuse out so that nobody opens it.',
  },
  {
    id: 'body-scuttle-leaves',
    faults: ['scuttle-drain-blocked'],
    asks: [
      'where is the scuttle drain',
      'under the wipers it is full of leaves and water',
      'is it a garage job to clear the scuttle',
      'rubber flap in the drain, may I cut it off',
      'gurgling at the windscreen when I corner',
      'leaves below wiper, dangerous for car?',
      'how often should it be cleaned out',
    ],
    answer:
      'It lies under the plastic cover below the windscreen, usually at both ends and sometimes under the battery or brake servo. Pick out the leaves, then let a little water run and see it leave under the car. Standing water there gets into the blower, the wiper motor and control units, so do it each autumn. A rubber flap that clogs can be cleaned or pinched open; cut it off only if the maker’s update says so, as it keeps fumes and water out.',
  },
  {
    id: 'body-door-membrane',
    faults: ['door-membrane-leak'],
    asks: [
      'water runs in below the door card',
      'since a speaker was fitted the footwell is wet',
      'sill plate wet inside after rain',
      'can I stick the plastic sheet back with duct tape',
      'door full of water, sloshes when I open it',
      'foil in door is loose, with what glue',
      'what glue for the sheet inside the door',
    ],
    answer:
      'Rain always runs down inside a door and out through slots at its bottom; the sheet behind the trim keeps it out of the cabin. Clear the slots first if it sloshes. Stick the sheet back with butyl cord all round, on a clean, dry, warm surface, since household tape lets go within weeks. It comes loose most often after work on a window or speaker, so the firm that did it should put it right. Mind airbag plugs behind the trim.',
  },
  {
    id: 'body-door-seal-wind',
    faults: ['door-seal-wind-leak', 'door-hinge-or-check-worn'],
    asks: [
      'wind whistles at the top of the door above 50',
      'paper strip pulls out easily at one place',
      'can I glue a torn door rubber',
      'adjust the door or buy a seal',
      'one rubber from the breaker, alright?',
      'door hang down, seal not touch',
      'is a strip of household draught excluder any use',
    ],
    answer:
      'Shut a strip of paper in the door and pull: where it slides out easily, the seal does not press. A seal that lies flat but is whole often recovers with cleaning and care, or the door is set inwards at its striker. If the door sags when you lift its end, the hinges are worn, and a new seal will not cure it. A small tear can be glued with rubber glue, while a used seal has taken its old door’s shape. Household strip stops the door from closing.',
  },
  {
    id: 'body-boot-wet',
    faults: ['boot-seal-leak'],
    asks: [
      'spare wheel well full of water',
      'boot is wet but the seal looks new',
      'do rear lights let water into the boot',
      'vents behind the bumper, what are they',
      'how do I find a leak in the boot without climbing in',
      'trunk has water after rain, smell',
      'is there electronics in the boot that can drown',
    ],
    answer:
      'Rear light seals, the vent flaps behind the bumper and cracked seam sealer leak more often than the boot seal itself. Dry it, dust talc or lay kitchen paper round the edges, hose from low to high, and look where it runs. Never have somebody shut in the boot unless it opens from inside. Pull the rubber plug in the well to let water out, and look for amplifiers, batteries and towing modules there. Grommets of cables and aerials on the roof count as well.',
  },
  {
    id: 'body-tailgate-struts',
    faults: ['tailgate-struts-weak'],
    asks: [
      'boot lid came down on my head',
      'holds in summer but not in winter',
      'can I prop it with a broom handle until the weekend',
      'which strut strength do I order',
      'replace one side only',
      'gas spring of boot weak, how change safe',
      'hard to pull down since the new struts',
    ],
    answer:
      'Renew both, because one strong and one weak strut twist the lid, and the old pair has the same age. Go by the number printed on the strut, as force differs with spoiler, camera or glass. Until then open it with a strong prop that cannot slip and keep heads and children from under it, above all in the cold. A helper holds the lid while you change them. Never drill or heat an old one, since it holds high pressure.',
  },
  {
    id: 'body-tailgate-power',
    faults: ['power-tailgate-drive-fault', 'tailgate-struts-weak'],
    asks: [
      'electric boot stops halfway and comes down',
      'beeps and wont open by button',
      'can I open a power tailgate by hand',
      'kick sensor doesnt react',
      'boot opens by itself in the car park',
      'automatic boot not shut full, must pull',
      'how does one reset the height of the tailgate',
    ],
    answer:
      'Close it fully by hand and hold the button as the handbook says, since a flat battery makes it forget its end positions and its height. One that stops in the cold or drops has a tired spindle or strut; both are usually renewed as a pair. A foot sensor wants a clean bumper, the key near you and one short kick. If it opens by itself, switch the automatic off in the menu, because it may open in a low garage or on the road.',
  },
  {
    id: 'body-tailgate-release',
    faults: ['tailgate-release-fault', 'door-loom-broken'],
    asks: [
      'boot wont open and my shopping is in it',
      'button under the number plate feels like mush',
      'click but it doesnt pop',
      'how do I open the boot from the inside',
      'handle rubber melted and gone sticky',
      'boot lock hear but not open',
      'opens by key fob yet not by its button',
    ],
    answer:
      'Push the lid down hard while somebody presses the button, since tension on the latch is what holds many. If the fob opens it and the button does not, the rubber switch has taken in water, which is a small part. A click without release is a dry or worn latch, silence more often broken wires at the hinge or a flat battery. From inside, fold the seats: many have a small cover with a lever. Grease the latch afterwards.',
  },
  {
    id: 'body-bonnet-latch',
    faults: ['bonnet-latch-corroded', 'bonnet-release-cable-broken'],
    asks: [
      'bonnet pops to the safety catch on bumps',
      'bonnet doesnt click down any more',
      'can I strap the bonnet with a ratchet strap',
      'handle pulls with no resistance',
      'is a stiff bonnet catch an MOT fail',
      'hood not close good, I can drive slow?',
      'what lubricant goes on the bonnet lock',
    ],
    answer:
      'A bonnet that rests only on its safety catch must not go on the road: it can fly up and take your view within a second, and a strap is no lock. Open it, clean out the latch with spray, work it with a screwdriver, grease it, and close it by letting it fall from a hand’s breadth. Both catches must hold when you pull. If it does not hold then, the latch is renewed. A handle without resistance is the cable, which a garage reaches through the grille.',
  },
  {
    id: 'body-fuel-flap',
    faults: ['fuel-flap-stuck'],
    asks: [
      'fuel flap wont open and I am at the pump',
      'charging flap frozen shut',
      'emergency release for the filler, where',
      'flap opens only when I push hard and unlock',
      'can I lever the fuel cover with a knife',
      'petrol door closed, no way to fill',
      'charge cable stuck in the socket',
    ],
    answer:
      'Press on the flap while somebody unlocks the car, because the little pin often jams under load. Many cars have an emergency pull behind the boot trim or in the sill, and the handbook shows it. A knife breaks flap and paint. Ice is thawed with de-icer, never a flame or hot water. With a charging plug that is stuck, unlock the car, stop charging on the unit, then use the release named in the handbook; do not tear at it.',
  },
  {
    id: 'body-rust-sill',
    faults: ['sill-and-arch-rust', 'subframe-corroded', 'ladder-frame-rust'],
    asks: [
      'screwdriver went through the sill, is it scrap',
      'can it be filled with fibreglass for the MOT',
      'tester says excessive corrosion near a mounting',
      'how much welding is too much for this car',
      'underseal over it, ok?',
      'rust hole in frame, weld allowed?',
      'subframe can be changed rather than welded?',
    ],
    answer:
      'It is no scrap yet, but it has to be welded: within 30 cm of belt, seat, suspension or steering mountings filler and fibreglass are no repair and fail the MOT. Ask a welder to clean it and look, because the hole is always larger than what you see. Bolted subframes are usually renewed rather than patched. Underseal over rust only hides it. Battery, control units and fuel lines have to be protected during welding. Do not jack the car on rotten places.',
  },
  {
    id: 'body-undertray-trim',
    faults: ['underbody-shield-detached', 'exterior-trim-detached'],
    asks: [
      'plastic tray drags on the road',
      'can I cable tie the undertray',
      'do I need that cover at all, tear it off?',
      'trim strip flaps at speed',
      'something scraping under the front after a kerb',
      'plastic below hang, remove ok?',
      'which clips do I need for the arch liner',
    ],
    answer:
      'Fix it before the next journey: a loose tray catches the wind, gets under a wheel or melts on the exhaust. Cable ties hold for a trip to the garage, if they are clear of exhaust, belts and steering. Do not leave it off for good, because it guides cooling air, keeps water out and protects belts and cables. Clips are cheap in sets of the right size. Nobody goes under a car on its jack; ramps or stands on firm ground.',
  },
  {
    id: 'body-cabin-rattle',
    faults: ['cabin-trim-rattle', 'roof-rack-loose'],
    asks: [
      'rattle from the dashboard on rough roads',
      'how do I find a squeak in the trim',
      'noise goes when I press on the pillar',
      'buzzing at a certain engine speed inside',
      'new rattle since the windscreen was changed',
      'plastic make noise in cold, spray?',
      'whistle from the roof bars',
    ],
    answer:
      'Empty glovebox, door bins and boot first, because half of all rattles are things. Then have a helper press on one panel after another on a rough road: where it stops, felt tape between the two parts cures it. Silicone spray on door rubbers stops squeaks. After work on the windscreen or dashboard it is usually a missing clip, so go back. Keep felt, tape and tools away from pillar and seat covers with an airbag in them. Tighten roof bars by their instructions.',
  },
];
