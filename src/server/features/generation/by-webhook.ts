/** Has the operator's automation do a generation instead of this server. */
import { z } from 'zod';
import type { Automation, AutomationAnswer, AutomationForm } from '@/server/adapters/automation';
import { AppError } from '@/shared/errors/app-error';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';
import { parseJson } from '@/shared/json/parse-json';
import { isEmptyProfile, type ProfileData, readGeneratedFields } from '@/shared/profile/profile-data';
import type { ParsedGenerationForm } from './form';

/** The product's own sentence for an answer that reports an error and does not say which. */
const REPORTED_FAILURE_MESSAGE = 'Server reported an error processing your LinkedIn profile';
/** Maximum characters of a foreign answer that are passed on. */
const MAX_REPORTED_CHARACTERS = 1_000;

const answerSchema = z.looseObject({
  status: z.unknown().optional(),
  error: z.unknown().optional(),
  message: z.string().optional().catch(undefined),
  profile: z.unknown().optional(),
});

/**
 * Posts the form and extracts the profile from the answer. This server has not seen the sources, so there is no
 * evidence.
 * @throws AppError AUTOMATION_FAILED ('Server error: ...') or AUTOMATION_REFUSED with the automation's message
 */
export async function generateByWebhook(
  automation: Automation,
  form: ParsedGenerationForm,
  signal?: AbortSignal,
): Promise<GeneratedProfile> {
  const automationForm = automationFormOf(form);
  const answer = await automation.generate(automationForm, signal);
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer, 'status');
  const parsed = answerSchema.safeParse(parseJson(answer.body));
  if (!parsed.success)
    throw failureOf({ ...answer, status: 502, statusText: 'Bad Gateway' }, 'no JSON object');
  const { error, status, message, profile } = parsed.data;
  if (error || status === 'error') {
    const reported = (message || REPORTED_FAILURE_MESSAGE).slice(0, MAX_REPORTED_CHARACTERS);
    throw new AppError('AUTOMATION_REFUSED', 'the automation reports an error', { userMessage: reported });
  }
  return generatedProfileSchema.parse({
    ...profileOf(profile, answer),
    linkedinUrl: automationForm.linkedinUrl,
    notices: form.notices,
    writer: 'automation',
  });
}

function failureOf({ status, statusText, body }: AutomationAnswer, why: string): AppError {
  const userMessage = `Server error: ${status} ${statusText}. ${body.slice(0, MAX_REPORTED_CHARACTERS)}`;
  return new AppError('AUTOMATION_FAILED', `automation: ${why} ${status}`, { userMessage });
}

function profileOf(value: unknown, answer: AutomationAnswer): ProfileData {
  try {
    const profile = readGeneratedFields(value);
    if (!isEmptyProfile(profile)) return profile;
  } catch {
    // A field of the wrong type counts as a missing profile.
  }
  throw failureOf({ ...answer, status: 502, statusText: 'Bad Gateway' }, 'no valid profile in');
}

function automationFormOf({ userId, inputs, links }: ParsedGenerationForm): AutomationForm {
  const form: AutomationForm = { userId, linkedinUrl: '', docs: [], links };
  for (const input of inputs) {
    if (input.slot === 'linkedin_url') form.linkedinUrl = input.value;
    else if (input.slot === 'linkedin_file') form.linkedin = input;
    else if (input.slot === 'resume') form.resume = input;
    else if (input.slot === 'document') form.docs.push(input);
  }
  return form;
}
