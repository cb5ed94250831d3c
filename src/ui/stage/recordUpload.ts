/** Reads a chosen file into a step: as text, or as base64 if it is none. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Step, UploadedFile } from '#scenarios/script.ts';
import { targetOf } from './recordTarget.ts';

/** In bytes: a larger file makes the script unreadable. */
const largestUpload = 64_000;

const contentOf = async (file: File): Promise<{ text: string } | { base64: string }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
  }
};

const chosenIn = async ({ files }: HTMLInputElement): Promise<UploadedFile> => {
  const [file, another] = [...(files ?? [])];
  if (file === undefined || another !== undefined)
    throw new ScenarioProblem('A step of a script chooses one file: none was chosen.');
  if (file.size > largestUpload)
    throw new ScenarioProblem(
      `${file.name} has more than ${largestUpload / 1_000} kB, the most that a script carries: it was not chosen.`,
    );
  const { name, type } = file;
  return { name, ...(type === '' ? {} : { type }), ...(await contentOf(file)) };
};

/** Ant Design hides the file input behind a button, or wraps it in one. */
const buttonFor = (field: HTMLInputElement): Element | null =>
  field.closest('.ant-upload')?.querySelector('button') ?? field.closest('[role="button"]');

/** Rejects with `ScenarioProblem` for a file that a script cannot choose, and then clears the field. */
export const readUpload = async (field: HTMLInputElement): Promise<Step> => {
  try {
    const button = buttonFor(field);
    const upload = targetOf(button ?? field);
    if (upload === null)
      throw new ScenarioProblem('This field has no name by which a script could find it again.');
    return { upload, file: await chosenIn(field) };
  } catch (error) {
    field.value = '';
    throw error;
  }
};
