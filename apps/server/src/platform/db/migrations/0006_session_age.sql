-- A session ends 90 days after the sign-in, however often it is used and extended. Here, so that no
-- code that extends one can forget it.
CREATE FUNCTION cap_session_age() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '90 days');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_cap_age BEFORE INSERT OR UPDATE OF expires_at, created_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION cap_session_age();
--> statement-breakpoint
-- Those that are older already, or would become so.
UPDATE sessions SET expires_at = expires_at WHERE expires_at > created_at + interval '90 days';
