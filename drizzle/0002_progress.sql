CREATE TABLE "generations" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb NOT NULL,
	"outcome" text,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "generations_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;