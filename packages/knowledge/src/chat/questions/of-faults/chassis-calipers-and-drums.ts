import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about calipers, slide pins, wheel cylinders and drum brakes. */
export const chassisCaliperAndDrumQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-caliper-piston-or-slides-or-hose',
    faults: ['brake-caliper-piston-seized', 'brake-caliper-slides-seized', 'brake-hose-collapsed'],
    asks: [
      'is it the piston, the slide pins or the hose',
      'brake drags, how to know which part is stuck',
      'one wheel is hot, what exactly do I replace',
      'how do they prove it needs a caliper and not just a clean up',
      'what makes the difference between stuck pin and stuck piston',
      'binding brake, want to be sure before buying bits',
      'could a hose keep the brake on instead of the caliper',
    ],
    answer:
      'The bleed screw and the pads tell them apart. If the dragging wheel comes free when the bleed screw is opened, fluid was trapped, so the hose or something further up holds the pressure; if it stays tight, the caliper or its pads are stuck. A worn-out inner or slanted pad points to pins, both pads thin and a hot wheel to the piston. Opening the screw is a mechanic’s job, since air gets in.',
  },
  {
    id: 'chassis-caliper-one-hot-wheel-figures',
    faults: [
      'brake-caliper-piston-seized',
      'brake-caliper-slides-seized',
      'brake-pads-tight-in-carrier',
      'brake-hose-collapsed',
      'rear-caliper-handbrake-lever-seized',
    ],
    asks: [
      'I measured the wheels with an infrared thermometer, 130 and 60 degrees',
      'left front 90 C right front 55, is that a sticking brake',
      'one alloy is too hot to touch and the others are warm',
      'how much hotter may one side be than the other',
      'temperature of my rear discs differs by 50, what now',
      'wheel heat comparison left right what is normal',
      'after a drive I hold my hand near and one is scorching',
    ],
    answer:
      'Compare left with right on the same axle, since front and rear always differ: a difference of more than about 40 °C after a gentle drive with little braking means that the hotter side drags. Smaller differences may come from the sun, the wind or the last bend you braked for, so repeat it. Aim at the same spot of each disc, and keep hands off. Smoke or a smell means stop and let it cool.',
  },
  {
    id: 'chassis-caliper-free-with-hammer-or-oil',
    faults: [
      'brake-caliper-piston-seized',
      'brake-caliper-slides-seized',
      'rear-caliper-handbrake-lever-seized',
    ],
    asks: [
      'tap the caliper with a hammer to free it, any good',
      'wd40 on a seized caliper',
      'can I spray penetrating oil at the piston',
      'how to release a stuck brake at the roadside',
      'giving it a good whack worked, do I still need a repair',
      'if I put oil on the caliper it will be free again?',
      'it let go after I clouted it, job done?',
    ],
    answer:
      'Put no oil near a brake, and do not trust one that was knocked free: a blow may loosen it for the moment, but the rust that jammed it is still there and it will hang on again, perhaps at speed. Oil and penetrating spray swell the piston seal and drip on the linings, and then that wheel hardly brakes. If it has stuck, let it cool, have the car carried, and let the caliper be taken apart or renewed.',
  },
  {
    id: 'chassis-caliper-drag-went-away',
    faults: [
      'brake-caliper-piston-seized',
      'brake-caliper-slides-seized',
      'brake-hose-collapsed',
      'brake-pads-tight-in-carrier',
    ],
    asks: [
      'the brake stuck once and now it is fine again',
      'it freed itself overnight, can I forget it',
      'no more smell today, gone for good?',
      'binding came on a wet day and went away when dry',
      'the hot wheel is normal now, was it nothing',
      'sticks only now and then',
      'it only did it the once on the motorway, still book it in?',
    ],
    answer:
      'Book it in all the same: a brake that has stuck once has rust, a swollen seal or a closing hose, and none of these gets better. It often frees when it cools and comes back on a longer drive, when the heat can boil the fluid and take the pedal with it. Tell the garage when it happened, how hot it was and whether it was raining, and have that wheel opened even if it turns freely today.',
  },
  {
    id: 'chassis-caliper-leave-it-cost',
    faults: [
      'brake-caliper-piston-seized',
      'brake-caliper-slides-seized',
      'brake-pads-tight-in-carrier',
      'rear-caliper-handbrake-lever-seized',
    ],
    asks: [
      'what gets damaged if I leave a dragging brake',
      'can a binding caliper ruin the wheel bearing',
      'mpg has dropped because of the sticking brake?',
      'could a stuck caliper set the car on fire',
      'if I continue with brake sticking what happens',
      'disc has gone blue on that side',
      'how bad is it really to keep going with it rubbing',
    ],
    answer:
      'It eats pads and disc, costs fuel, and the heat can cook the fluid, the wheel bearing’s grease, rubber boots and even the tyre; in bad cases the brake catches fire. A blue disc has been far too hot and is renewed. The pull to one side in a hard stop is the immediate danger. The verdict of this diagnosis decides about driving; once it smells or smokes, it stands still.',
  },
  {
    id: 'chassis-caliper-both-sides',
    faults: [
      'brake-caliper-piston-seized',
      'brake-caliper-leaking',
      'brake-caliper-slides-seized',
      'rear-caliper-handbrake-lever-seized',
    ],
    asks: [
      'must calipers be replaced in pairs',
      'only nearside is seized, do I need the offside one too',
      'one caliper or two',
      'they quoted for both sides though just one leaks',
      'it is obligatory to change left and right caliper together?',
      'new caliper one side and old the other, will it pull',
      'the other side is not bad yet, could it wait',
    ],
    answer:
      'One is enough if the other moves freely, has sound boots and is dry; unlike pads and discs, calipers do not have to be a pair. Ask them to check the second one while the wheel is off, because it has lived in the same salt for the same years, and doing both in one visit saves a second bleeding. New pads are fitted on both sides in any case where the old ones wore unevenly.',
  },
  {
    id: 'chassis-caliper-wrong-side-fitted',
    faults: ['air-in-brake-system', 'brake-caliper-piston-seized', 'brake-caliper-leaking'],
    asks: [
      'new caliper on and I cannot get a firm pedal',
      'bleed nipple is at the bottom, is that right',
      'did I swap left and right calipers',
      'bled two litres through and still spongy after a caliper swap',
      'after new caliper the air not go out',
      'which way up should the bleeder be',
      'the lad fitted it and the pedal is mush, what would he have got wrong',
    ],
    answer:
      'Look where the bleed screw sits: it must be at the highest point. A caliper fitted on the wrong side has it at the bottom and traps a bubble for ever, however much fluid goes through. If it is on top, check the copper washers at the hose, the order of bleeding in the manual, and whether the ABS unit ran dry and needs the tester. The car does not move until the pedal is firm.',
  },
  {
    id: 'chassis-caliper-hung-by-hose',
    faults: [
      'brake-caliper-piston-seized',
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-hose-collapsed',
      'brake-hose-burst',
    ],
    asks: [
      'I let the caliper hang on its hose, is it damaged',
      'where do I put the caliper while working',
      'caliper dangling by the brake pipe for an hour',
      'can hanging weight hurt the rubber hose',
      'is bad if caliper is hanging with the tube?',
      'dropped it off the carrier and it swung on the hose',
      'tie it up with wire or let it hang',
    ],
    answer:
      'Tie it to the spring with wire instead: its weight can tear the inside of the hose or strain the steel end, and the damage does not show. If yours has hung, look over the whole hose for cracks, kinks and dampness with a helper pressing the pedal and the wheel off. A hose that is old or was twisted is renewed, since a flap inside can later act as a valve and hold that brake on.',
  },
  {
    id: 'chassis-slides-which-grease',
    faults: ['brake-caliper-slides-seized'],
    asks: [
      'what grease do I use on the slide pins',
      'can I use copper slip on the caliper pins',
      'lithium grease on sliders ok?',
      'pins swollen and tight with new grease, why',
      'which fat is for guide pin of brake',
      'silicone or ceramic for the sliding bolts',
      'do both pins get the same lubricant, one has a rubber sleeve',
    ],
    answer:
      'Use a silicone or ceramic brake grease that states it suits rubber, and only a thin coat: copper grease, lithium and other mineral greases swell the sleeves and boots, and the pin then sticks worse than before. Old grease is washed out of the bore completely. The pin with the rubber sleeve goes back where it was, since left and right, upper and lower often differ. Some makers want certain pins dry; the manual says so.',
  },
  {
    id: 'chassis-slides-pin-wont-come-out',
    faults: ['brake-caliper-slides-seized'],
    asks: [
      'slide pin is rusted solid in the carrier',
      'how to get out a stuck guide pin',
      'heat the bracket with a torch to free the pin?',
      'pin turns but will not pull out',
      'snapped the slider bolt, now what',
      'guide pin stuck, I must buy the whole bracket?',
      'is a new carrier better than fighting with the old one',
    ],
    answer:
      'When turning it to and fro with penetrating oil does not bring it out, fit a new or reconditioned carrier with pins: it comes ready greased, and hours with heat and hammer rarely leave a smooth bore. The carrier is off the car for such work, so that no oil or heat reaches hose, linings and boots. Carrier bolts often carry thread lock, need renewing on many cars and are tightened to the manual’s figure.',
  },
  {
    id: 'chassis-caliper-leak-how-urgent',
    faults: ['brake-caliper-leaking', 'brake-hose-burst', 'rear-wheel-cylinder-leaking'],
    asks: [
      'can I top up and drive with a leaking caliper',
      'only a few drops of brake fluid on the tyre, is it urgent',
      'slow weep at the wheel, will it hold until payday',
      'fluid level goes down slowly, I refill each week',
      'small leak of brake liquid, I can go to work?',
      'tiny bit damp round the bleed nipple',
      'how much leak from a brake is acceptable',
    ],
    answer:
      'No leak of brake fluid is small enough to drive with: the seal that weeps today may give way in the first hard stop, and fluid on the lining takes that wheel’s brake away at once. Topping up hides it. Leave the car where it is and have it repaired there or carried. It may turn out to be a loose bleed screw or a copper washer, which is quickly put right.',
  },
  {
    id: 'chassis-caliper-leak-banjo-washers',
    faults: ['brake-caliper-leaking', 'brake-hose-burst'],
    asks: [
      'it leaks at the bolt where the hose joins the caliper',
      'can I just tighten the banjo bolt more',
      'do copper washers have to be new',
      'hose union weeping since the caliper was changed',
      'fluid comes out by the big hollow bolt',
      'ptfe tape on the brake union, stop the drip?',
      'reused the old washers and now damp',
    ],
    answer:
      'New copper washers, one on each side of the joint, are the cure: they are pressed flat once and rarely seal twice. Do not pull the hollow bolt ever tighter, because it snaps or crushes the hose end, and never put tape or paste on a brake joint. The faces must be clean and unmarked. Afterwards that brake is bled and watched under a held pedal before the car moves.',
  },
  {
    id: 'chassis-caliper-bolt-lost',
    faults: ['brake-caliper-bolts-loose'],
    asks: [
      'a bolt fell out of my caliper after the garage did the brakes',
      'knocking when braking since the pad change and one bolt is missing',
      'can I drive to the shop with one caliper bolt',
      'any bolt of the same size will do?',
      'caliper bolt came loose, whose fault is it',
      'the screw of brake is lost, where to buy',
      'do they need thread lock, they worked loose',
    ],
    answer:
      'Leave the car standing: with one bolt gone the caliper can swing, jam in the wheel and tear the hose. Only the maker’s bolt of the right length and strength goes in, new where the manual asks for it, with thread lock or lock plate as specified and at the stated torque. If the brakes were worked on recently, photograph it, ring that garage before anyone touches it and ask them to come to the car.',
  },
  {
    id: 'chassis-pads-rattle-anti-rattle-spring',
    faults: ['brake-pads-loose-in-carrier'],
    asks: [
      'rattle from the wheel that stops when I touch the brake',
      'clonk once when I go from reverse to forward and brake',
      'missing anti rattle clip, does it matter',
      'pads tinkling over rough roads',
      'noise like small metal when road is bad, gone with foot on brake',
      'did they forget a spring when doing my brakes',
      'is a clicking pad something to worry about or only a nuisance',
    ],
    answer:
      'A rattle that stops with a light foot on the brake is loose pads, as a rule because clips or the spring on the caliper were left out or have lost their tension. A fitting kit for that axle cures it and costs little. Have slide pins and caliper bolts checked in the same go, since worn pins rattle alike and a loose bolt is dangerous. One click per change of direction is common on some cars.',
  },
  {
    id: 'chassis-handbrake-lever-caliper-cable-blamed',
    faults: ['rear-caliper-handbrake-lever-seized', 'parking-brake-cable-seized'],
    asks: [
      'is it the cable or the lever on the caliper that sticks',
      'handbrake cable was replaced and rear brake still drags',
      'new cable and it is still binding',
      'lever on the caliper does not spring back',
      'parking brake holds on after release, which part',
      'how do I check the arm where the cable hooks on',
      'cable slides lovely but the wheel stays tight',
    ],
    answer:
      'Unhook the cable at the wheel: if the lever on the caliper now returns to its stop by itself, the cable or its adjustment holds it, and if it stays forward, its shaft is seized in the caliper. A lever that has to be helped back the last few millimetres counts as seized too. A stronger spring is no cure. The caliper is renewed or rebuilt, and the cable set with the lever on its stop.',
  },
  {
    id: 'chassis-drum-shoes-how-see',
    faults: ['rear-drum-shoes-worn', 'drum-adjuster-seized'],
    asks: [
      'how do I see how much lining is left in a drum',
      'can drum brakes be checked without taking them apart',
      'is there a hole to look through at the shoes',
      'drum will not come off to check it',
      'how I remove the drum, it is stuck',
      'nobody ever looked at my back drums, are they worn',
      'what thickness of shoe is the end',
    ],
    answer:
      'Many backing plates have a rubber plug with an inspection hole: through it you see the edge of the lining, and below about 2 mm or down to the rivets it is due. For a real look the drum comes off, with the parking brake released and the car on stands. A drum that sticks is held by a worn ridge, so the adjuster is backed off or two bolts are turned into its threaded holes; hammer blows crack it.',
  },
  {
    id: 'chassis-drum-shoes-together-with',
    faults: ['rear-drum-shoes-worn', 'rear-wheel-cylinder-leaking', 'drum-adjuster-seized'],
    asks: [
      'what else should be changed with new brake shoes',
      'drums as well as shoes?',
      'should I put new wheel cylinders in while its apart',
      'do I need the spring kit for the shoes',
      'preassembled shoe kit with cylinders, worth it',
      'they want cylinder, shoes and drum together, is too much?',
      'fit shoes only and keep the rest',
    ],
    answer:
      'Springs and fittings are cheap and lose their strength, so new shoes get a new kit. Wheel cylinders are well worth renewing if the boots are damp or the car is past about ten years, because thicker shoes push the pistons back into the rusty part of the bore and they then leak. Drums stay if they are smooth, free of cracks and below the maximum diameter cast on them. A ready-built kit saves hours.',
  },
  {
    id: 'chassis-drum-adjuster-cable-tightened',
    faults: ['drum-adjuster-seized', 'rear-drum-shoes-worn', 'parking-brake-cable-seized'],
    asks: [
      'handbrake comes up high, can I just tighten the cable',
      'lever goes nearly vertical before it holds',
      'they adjusted the cable and a month later it is high again',
      'too many clicks on the handbrake',
      'pedal is low and handbrake is high, both from the drums?',
      'I turned the nut under the lever, was this wrong',
      'where is the adjuster of a drum brake',
    ],
    answer:
      'Set the shoes at the drums first and the cable last: a cable tightened against worn or unadjusted shoes keeps the lever in the drum half applied, so the self-adjuster can no longer work and the pedal gets longer still. Free the adjuster, turn it until the shoe just brushes, then take the slack out of the cable. If both pedal and lever are long, the adjusters are the likely cause.',
  },
  {
    id: 'chassis-drum-adjuster-pump-twice',
    faults: ['drum-adjuster-seized', 'air-in-brake-system', 'master-cylinder-bypassing'],
    asks: [
      'second press of the pedal is higher than the first',
      'have to pump twice to get a good pedal',
      'pedal comes up when I pump, air or adjustment',
      'long first press then hard and high',
      'if I press two times brake is good, why',
      'low pedal only first thing then better on the second go',
      'pumping helps, what does that tell you',
    ],
    answer:
      'How the second pedal feels tells them apart. If it is high, firm and stays there, the shoes or pads are too far from drum or disc, from a stuck adjuster, a loose bearing or seized parts. If it is higher yet springy, there is air in the fluid. If it slowly sinks under a steady foot, the master cylinder or a valve leaks inside. None of the three is left: the first press is the one that counts.',
  },
  {
    id: 'chassis-wheel-cylinder-found-wet',
    faults: ['rear-wheel-cylinder-leaking'],
    asks: [
      'I lifted the rubber boot on the wheel cylinder and it is wet',
      'damp behind the dust cap, does it need replacing',
      'slight moisture under the cylinder boots normal or not',
      'drum brake cylinder sweating',
      'is little wet inside the small rubber, must change?',
      'fluid ran out when I peeled the boot',
      'can I repair the wheel cylinder with new seals',
    ],
    answer:
      'If fluid runs out from under the boot, the cylinder is finished and so are the linings that it wetted; a faint film is a warning, and most mechanics renew it while the drum is off. New cylinders are cheap, so seal kits pay only on rare cars. Renew the one on the other side as well, because both bores rust alike, bleed both, and wash the drum with brake cleaner.',
  },
  {
    id: 'chassis-wheel-cylinder-pipe-nut-rounded',
    faults: [
      'rear-wheel-cylinder-leaking',
      'brake-hose-burst',
      'brake-pipe-corroded',
      'brake-hose-collapsed',
    ],
    asks: [
      'the pipe nut at the back of the cylinder is rounded off',
      'brake pipe twists when I try to undo the union',
      'bleed nipple sheared off in the caliper',
      'how to undo a rusty brake union',
      'what spanner for brake pipe nuts',
      'nut of the brake tube is seized, if I force it?',
      'mole grips on a brake union, bad idea?',
    ],
    answer:
      'Stop before it twists the pipe: a union that turns together with its pipe tears it, and then the pipe is renewed too. Use a proper flare-nut spanner that grips five sides, penetrating oil a day before, and careful warmth only from a mechanic with no fluid or rubber near. A sheared bleed screw is drilled out on the bench or the caliper exchanged. Plan for a new pipe section on a rusty car.',
  },
  {
    id: 'chassis-hose-collapsed-see-it',
    faults: ['brake-hose-collapsed'],
    asks: [
      'the hose looks perfect outside, how can it be blocked',
      'can you see a collapsed brake hose',
      'caliper was replaced and it still drags',
      'why would rubber hose hold the brake on',
      'hose closes inside, how do they find out',
      'second caliper on the same wheel sticking, suspicious of the hose now',
      'brake releases slowly after a minute or two',
    ],
    answer:
      'It cannot be seen from outside: the inner rubber swells or a flap comes loose, so fluid is forced in by your foot but cannot flow back. The sign is a wheel that is tight just after braking and turns free a minute or two later, or a new caliper that changed nothing. Look at the steel bracket that clamps the hose too, since its rust can squeeze it. Both hoses of the axle are renewed.',
  },
  {
    id: 'chassis-hose-cracks-surface',
    faults: ['brake-hose-burst', 'brake-hose-collapsed'],
    asks: [
      'little cracks in the rubber brake hose, is it about to burst',
      'flexi hose perished advisory',
      'hose has fine lines when I bend it',
      'how long do brake flexible pipes last',
      'cracks in the tube near the wheel are dangerous?',
      'ferrule on the brake hose is rusty',
      'should both front hoses be renewed if one has perished',
    ],
    answer:
      'Fine lines in the outer skin of an old hose are a warning to renew it soon; a crack that shows threads, a bulge under pressure, dampness or chafing means that it may burst at the next hard stop, and the car stays where it is. Bend it near both steel ends under a good light. Hoses have no fixed life, but at ten or fifteen years all of them are due a close look. Renew them in pairs.',
  },
  {
    id: 'chassis-braided-hoses-upgrade',
    faults: ['brake-hose-burst', 'brake-hose-collapsed'],
    asks: [
      'are braided hoses better than rubber',
      'should I fit stainless steel brake lines instead',
      'goodridge type hoses on a normal car worth it?',
      'hose upgrade, legal for mot?',
      'steel braid hose give better braking?',
      'aftermarket flexible pipes, any downside',
      'standard rubber or braided, what would you put on',
    ],
    answer:
      'For a daily car good rubber hoses to the original pattern are all it needs; braided ones give a slightly firmer pedal, not a shorter stop. If you choose them, buy a coated set made and approved for your very model, and have them fitted so that nothing chafes at full lock and full droop, because a braid that rubs cuts its neighbours and hides its own damage. Tell the insurer, as it is a change.',
  },
];
