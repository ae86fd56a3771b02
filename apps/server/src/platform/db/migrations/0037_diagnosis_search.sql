-- What a search of the diagnoses looks through. Trigrams (pg_trgm) were weighed: `like` is not leakproof, so
-- row-level security runs first and no index on the text is used; and one index of everybody's words
-- would be read for the rows of one user. That user's rows are walked, and each costs one comparison.
CREATE FUNCTION diagnosis_search_text(p_make text, p_model text, p_symptoms text, p_causes text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(p_make || E'\n' || p_model || E'\n' || array_to_string(p_causes, E'\n') || E'\n' || p_symptoms)
$$;
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (diagnosis_search_text(make, model, symptoms, possible_causes)) STORED NOT NULL;
