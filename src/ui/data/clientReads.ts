/** Which clients the page reads: all of them, archived ones too; it searches in what it has. */

export const allClients = { status: 'all', limit: '500' } as const;
