/** Floor: a sign-in form in plain React. */
import { createRoot } from 'react-dom/client';

const SignIn = () => (
  <main>
    <form>
      <h1>Sign in</h1>
      <label>
        Email <input type="email" autoComplete="username" />
      </label>
      <label>
        Password <input type="password" autoComplete="current-password" />
      </label>
      <label>
        <input type="checkbox" defaultChecked /> Remember me
      </label>
      <button type="submit">Sign in</button>
    </form>
  </main>
);

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<SignIn />);
