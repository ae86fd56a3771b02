import type { ConditionId } from '@wrenchwise/knowledge/schema';

/**
 * Parts and functions that only a car has, beyond the subjects of phrases: a report that names one is
 * about a car and says where, however little else it says ('thermostat stuck?'). Words that name
 * other things too (disc, pad, hub, speaker) are left out.
 */
export const PARTS_AND_FUNCTIONS = `thermostat|radiator|water pump|fuel pump|oil pump|gasket|head gasket|injector|gdi|tdi|tsi|hdi|crdi|ecoboost
  |catalytic converter|exhaust manifold|intake manifold|manifold|lambda sensor|oxygen sensor|maf|map sensor|egr|dpf|adblue|camshaft
  |crankshaft|piston|cylinder head|throttle|throttle body|carburettor|ignition|ignition coil|spark plug|glow plug|distributor|alternator
  |starter motor|fuse box|wiring loom|wiring harness|ecu|timing belt|timing chain|cam belt|tensioner|flywheel|dual mass flywheel|gearbox
  |transmission|torque converter|cvt|dsg|transfer case|prop shaft|driveshaft|axle|differential|cv joint|wheel bearing|wheel nut|caliper
  |brake line|brake fluid|handbrake|master cylinder|abs|esp|traction control|power steering|steering rack|steering column|track rod|tie rod
  |control arm|wishbone|ball joint|drop link|anti roll bar|shock absorber|strut|coil spring|leaf spring|subframe|tpms|speedometer|odometer
  |rev counter|tachometer|cruise control|adaptive cruise|sat nav|infotainment|key fob|immobiliser|central locking|sunroof|headliner|windscreen
  |wiper|washer jet|demister|heater matrix|blower motor|air conditioning|turbo|turbocharger|intercooler|supercharger|tow bar|roof rack
  |bumper|parking sensor|lane assist|lane keep|blind spot|automatic braking|aeb|fca|fcw|isofix|airbag|seat belt|head restraint|seat heater
  |tailgate|glovebox|misfire|tickover|revs|rpm|rev`;

/**
 * What a car does when something is wrong with it: the noises that have a name, how it moves, runs and
 * fails, and what can be seen on it. With words about a car one of them is a complaint, though other things do the same.
 */
export const BEHAVIOURS = `knock|tick|click|clunk|rattle|squeak|squeal|screech|grind|scrape|creak|groan|whine|hum|buzz|hiss|whistle|rumble
  |drone|roar|chirp|thud|thump|clatter|clank|clink|pop|bang|backfire|gurgle|vibrate|vibration|shake|shudder|judder|wobble|jerk|surge
  |hesitate|stutter|splutter|sputter|stall|misfire|overheat|smoke|steam|burn|drip|seep|crank|skid|slip|drift|flicker|flash
  |blink|stick|jam|seize|rust|corrode|bubble|swerve|lurch|sag|lean|hesitation|buck|dangle|crack|bulge|fray|split|detach`;

/** Circumstances that only a car is in: with a word of trouble they are a description. */
export const DRIVING: ReadonlySet<ConditionId> = new Set([
  'accelerating',
  'decelerating',
  'at-high-speed',
  'at-low-speed',
  'braking',
  'turning',
  'turning-left',
  'turning-right',
  'over-bumps',
  'reversing',
  'uphill',
  'gear-change',
]);
