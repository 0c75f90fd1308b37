/** The way from a page to writing to its owner. */
export function IntroduceDoor({ page }: { page: string }) {
  return (
    <a className="btn btn-quiet" href={`${page}/introduce`} rel="nofollow">
      Introduce yourself
    </a>
  );
}
