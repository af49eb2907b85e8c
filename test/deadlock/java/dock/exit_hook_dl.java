// The program is ended under the monitor that its shutdown hook needs.
class Journal {
    private int lines;

    synchronized void write(String line) {
        lines++;
        System.out.println(line);
    }

    synchronized void close() { // DEADLOCK
        System.out.println(lines + " lines"); // DEADLOCK!
        lines = 0;
    }

    synchronized void fail(String why) { // DEADLOCK
        System.err.println(why);
        System.exit(1); // DEADLOCK!
    }
}

class Main {
    public static void main(String[] args) {
        Journal journal = new Journal();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> journal.close()));
        for (String a : args) {
            if (a.isEmpty())
                journal.fail("empty name");
            journal.write(a);
        }
    }
}
