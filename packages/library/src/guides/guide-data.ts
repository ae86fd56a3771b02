/** The guide of a repair step (docs/product.md, Step guide). */
export interface GuideData {
  readonly overview: string;
  readonly estimated_time: string;
  readonly tools_required: readonly string[];
  readonly parts_required: readonly string[];
  readonly step_by_step_instructions: readonly string[];
  readonly safety_precautions: readonly string[];
  /** 'Parts: $30-$90. Labour: …' */
  readonly cost_estimate: string;
}
