/** Answers who is in the workspace, who owns it and which role a person has. */
import { englishList } from '../english/englishList.ts';
import { type Answerer, answered, type KnownPerson, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

const roleOf = ({ role, owner }: KnownPerson): string => (owner ? 'owner' : role);

const joinedIn = ({ events }: WorkspaceFacts) =>
  events.filter(({ type }) => type === 'MemberJoined' || type === 'WorkspaceCreated');

export const personAnswer: Answerer = (question, facts) => {
  const person = mentioned(question, facts.people);
  if (person === undefined || !says(question, 'who is', 'whos', 'role', 'roles')) return null;
  says(question, 'what', 'which');
  return answered(
    person.owner
      ? `${person.name} owns ${facts.workspace}.`
      : `${person.name} is ${person.role === 'admin' ? 'an' : 'a'} ${person.role} of ${facts.workspace}.`,
    ['Looked the person up in the team.'],
  );
};

const ownerAnswer = (question: Question, facts: WorkspaceFacts) => {
  const owner = facts.people.find((person) => person.owner);
  if (owner === undefined || !says(question, 'owner', 'owns')) return null;
  says(question, 'who', 'workspace', 'agency', 'account');
  return answered(
    `${owner.name} owns ${facts.workspace}.`,
    ['Looked up who created the workspace.'],
    joinedIn(facts).filter(({ type }) => type === 'WorkspaceCreated'),
  );
};

export const peopleAnswer: Answerer = (question, facts) => {
  const owner = ownerAnswer(question, facts);
  if (owner !== null) return owner;
  const { people, workspace } = facts;
  const role = (['admin', 'manager'] as const).find((one) => says(question, one, `${one}s`)) ?? null;
  const isTeam = says(
    question,
    'people',
    'members',
    'team',
    'team members',
    'colleagues',
    'staff',
    'who is here',
  );
  if (!isTeam && role === null) return null;
  if (!says(question, 'who', 'which', 'what', 'list', 'show', 'name', 'names', 'is in', 'how many'))
    return null;
  says(question, 'all', 'workspace', 'agency');
  const meant = people.filter((person) => role === null || person.role === role);
  const names = meant.map((person) => `${person.name} (${roleOf(person)})`);
  const [one, many] = role === null ? ['person', 'people'] : [role, `${role}s`];
  return answered(
    `${counted(meant.length, one, many)} in ${workspace}${names.length === 0 ? '' : `: ${englishList(names)}`}.`,
    ['Took the people of the workspace that you can see.'],
    joinedIn(facts),
  );
};
