-- A user has at most 20 sign-in sessions: one more ends the oldest, or one that has expired, whichever
-- way in it comes by. The user's row orders sign-ins of the same moment (as `lockUser` does).
CREATE FUNCTION cap_parallel_sessions() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE user_id = NEW.user_id
    ORDER BY expires_at > app_now() DESC, created_at DESC, id DESC OFFSET 19
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_cap_parallel BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION cap_parallel_sessions();
--> statement-breakpoint
-- Those that are too many already.
DELETE FROM sessions WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (
      PARTITION BY user_id ORDER BY expires_at > app_now() DESC, created_at DESC, id DESC
    ) AS place FROM sessions
  ) AS placed WHERE place > 20
);
