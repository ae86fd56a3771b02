import type { OffTopicRule } from './rule.ts';

/** What is asked of cars in general, or only imagined. */
export const HYPOTHETICAL: readonly OffTopicRule[] = [
  {
    // 'What would it look like if a tyre was about to burst?', 'Can brakes just fail?'
    when: /^\W*(?:(?:just |so |and |but |also |ok |random |quick |curious[,:]? |question[,:]? |out of (?:curiosity|interest)[,:]? )*)(?:(?:what|how|when|why)(?: \w+)? (?:would|happens?|might|could|should|do you|does one|can you|likely|often|dangerous|bad|long)|(?:can|could|would|do|does|will|might|is it (?:possible|true|normal|safe|ok|okay|bad|dangerous) (?:for|that|if|to)) (?:an? |the |all |most |these |modern |new |old |electric |hybrid |diesel |petrol |you |cars?|brakes?|engines?|tyres?|batteries|airbags?))\b[^?]*(?:\?|$)/i,
    unless:
      /\b(?:my|mine|our|ours|this car|this one|the car (?:is|has|does|keeps)|it (?:is|has|does|keeps|still|just)|it['’]s|happened to me|i (?:have|had|hear|heard|smell|feel|felt|noticed|see|saw|get|got)|i['’]ve|just (?:did|happened))\b/i,
  },
  {
    // 'If the brakes ever failed I would use the handbrake'
    when: /\b(?:if|in case|should|were) (?:the |my |a |an |it |one |i |we |you )?(?:[\w-]+ ){0,4}?(?:ever|were to|was to|did|suddenly)\b[^.!?]*\b(?:would|could|should|do i|do you|what)\b|\b(?:what if|imagine|suppose|supposing|hypothetically|in theory|worst case)\b/i,
    unless:
      /\b(?:now|already|today|yesterday|keeps?|still|again|because it|since it|happened|noticed)\b/i,
  },
  {
    when: /\b(?:terrified|scared|afraid|frightened|paranoid|worried|nervous|dread(?:ing)?|nightmares?|worrier) (?:of|about|that|in case|it might|the)\b[^.!?]*/i,
    unless: /\b(?:because|since|as it|keeps?|it (?:does|is|has)|after (?:it|the))\b/i,
    scope: 'words',
  },
  {
    // Parts bought for another day.
    when: /\b(?:bought|picked up|got|ordered|buying|found) (?:a |an |the |some |myself )*(?:spare|set of|pair of|second[- ]hand|used|new) [^.!?]*\b(?:just in case|for (?:later|next|the future|spring|summer|winter|when)|one day|to fit (?:later|over|in|at)|as a spare)\b/i,
  },
];
