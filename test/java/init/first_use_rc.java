// A class initialised by a thread starts with a value that others change.
class Main {
    static class Registry {
        static int next = 100;
    }
    public static void main(String[] args) {
        new Thread(() -> Registry.next++).start(); // RACE!
        new Thread(() -> Registry.next++).start(); // RACE!
    }
}
