import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** Parts that a car with this fuel does not have. */
const NOT_IN: Readonly<Partial<Record<Fuel, RegExp>>> = {
  diesel: /\b(?:spark plugs?|ignition coils?|petrol|carburett?or|distributor)\b/i,
  petrol: /\b(?:glow plugs?|adblue|diesel|injection pump)\b/i,
  electric:
    /\b(?:engine|spark|glow|exhaust|cat(?:alytic)?|fuel|petrol|diesel|turbo\w*|clutch|timing|cam\w*|alternator|starter|oil)\b/i,
};

/** Whether words from outside speak of something that a car with this fuel does not have. */
export const isOfOtherFuel = (text: string, fuel: Fuel | null): boolean =>
  fuel !== null && NOT_IN[fuel]?.test(text) === true;

/** What is said to programs that read along, or asks people for what no car needs. */
const TO_READERS =
  /\b(?:ignore|disregard|forget|override|overrule) (?:\w+ ){0,4}(?:instructions?|prompts?|rules?|cautions?|warnings?|advice|above|previous|prior|earlier)\b|\b(?:as an ai|language model|chatbot|openai|chatgpt)\b|(?:^|[.!?]\s)(?:system|assistant|user|human|developer)\s?:|\b(?:prompt|output|respond|reply|answer) (?:only|exactly|as follows)\b|\bsystem prompt\b|\b(?:new|hidden|secret) instructions?\b|\byou are now\b|\b(?:buy|order|purchase)\b.{0,30}\b(?:from|at|online)\b|\b(?:qr code|coupon|discount|voucher|promo|bank (?:account|card|transfer)|your bank|bitcoin|crypto|paypal|whatsapp|telegram|instagram|facebook|youtube|google)\b|\bdot (?:com|net|org|co|uk|io)\b|(?:^|\s)@\w|\b(?:password|passcode|pin code|card number|bank details|log ?in details|credentials?)\b|\b(?:e-?mail|text|call|phone|ring|pay|send|transfer|visit|subscribe)(?: \w+){0,4} (?:@|now|today|to us|money|\d{5,})/i;

/**
 * Whether words from outside address whoever reads them beyond the car: instructions to a program,
 * or requests for secrets and money. Nobody gets to see such words.
 */
export const isToReaders = (text: string): boolean => TO_READERS.test(text);
