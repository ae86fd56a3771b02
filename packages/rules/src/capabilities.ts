/**
 * The one list of what the product can do and what is coming, from which plans, cards, questions
 * and banners are made, so that no page promises too much. `endpoint` is the operation that does
 * it; the test of this file holds the two together.
 */
interface Capability {
  readonly status: 'available' | 'coming';
  readonly endpoint: string;
}

export const CAPABILITIES = {
  diagnosis: { status: 'available', endpoint: 'createDiagnosis' },
  'follow-up-questions': { status: 'available', endpoint: 'answerQuestion' },
  'repair-costs': { status: 'available', endpoint: 'createDiagnosis' },
  'step-guides': { status: 'available', endpoint: 'openStepGuide' },
  'public-guides': { status: 'available', endpoint: 'listGuides' },
  'support-requests': { status: 'available', endpoint: 'createSupportRequest' },
  checkout: { status: 'available', endpoint: 'createCheckout' },
  vehicles: { status: 'available', endpoint: 'createVehicle' },
  'registration-lookup': { status: 'available', endpoint: 'lookUpVehicle' },
  maintenance: { status: 'available', endpoint: 'createMaintenanceTask' },
  'maintenance-schedules': { status: 'available', endpoint: 'createMaintenanceTemplate' },
  'advanced-diagnostics': { status: 'available', endpoint: 'compareDiagnoses' },
  'live-data': { status: 'available', endpoint: 'createRecording' },
  timeline: { status: 'available', endpoint: 'getOutlook' },
  analytics: { status: 'available', endpoint: 'getAnalytics' },
  chat: { status: 'available', endpoint: 'sendChatMessage' },
  'api-access': { status: 'available', endpoint: 'createApiKey' },
  'diagnosis-report': { status: 'available', endpoint: 'printDiagnosisReport' },
  'garage-link': { status: 'available', endpoint: 'shareDiagnosis' },
  'file-storage': { status: 'available', endpoint: 'uploadFile' },
} as const satisfies Record<string, Capability>;

export type CapabilityId = keyof typeof CAPABILITIES;

/** Whether this works today. */
export const isAvailable = (id: CapabilityId): boolean => {
  const { status }: Capability = CAPABILITIES[id];
  return status === 'available';
};
