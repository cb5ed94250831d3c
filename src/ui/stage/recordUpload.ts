/** Converts a manually chosen file to a script step. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Step, UploadedFile } from '#scenarios/script.ts';
import { targetOf } from './recordTarget.ts';

/** In bytes: a larger file makes the script unreadable. */
const largestUpload = 64_000;

const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ScenarioProblem(`${file.name} is no text, and a script carries only texts: it was not chosen.`);
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
  return { name, ...(type === '' ? {} : { type }), text: await textOf(file) };
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
