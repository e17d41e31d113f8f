const ATTEMPTS = 5;

type Answer = { readonly status: number; readonly html: string };

async function ask(url: string, attempts = ATTEMPTS): Promise<Answer> {
  const reply = await fetch(url);
  const waitSeconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  if (attempts > 1 && !Number.isNaN(waitSeconds)) {
    await reply.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
    return ask(url, attempts - 1);
  }
  const isPage = (reply.headers.get('content-type') ?? '').startsWith('text/html');
  return { status: reply.status, html: isPage ? await reply.text() : '' };
}

/** Whether a page has an element with this id. */
function hasId(html: string, id: string): boolean {
  return html.includes(`id="${id}"`);
}

/**
 * Checks links within the site, each address once: it must answer, and contain what the fragment names.
 * Links to other sites are left alone.
 */
export function linkChecker(origin: string) {
  const answers = new Map<string, Promise<Answer>>();
  const answerOf = (url: string) => {
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    return answer;
  };
  async function problemOf(link: string): Promise<string[]> {
    const url = new URL(link);
    const id = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    const { status, html } = await answerOf(url.href);
    if (status >= 400) return [`${link}: ${status}`];
    return id === '' || hasId(html, id) ? [] : [`${link}: there is no element of this id`];
  }
  return {
    /** The problems with these links, and the number of links within the site. */
    async check(links: readonly string[]): Promise<{ count: number; problems: string[] }> {
      const own = [...new Set(links)].filter((link) => new URL(link).origin === origin);
      const problems: string[] = [];
      for (const link of own) problems.push(...(await problemOf(link)));
      return { count: own.length, problems };
    },
  };
}
