// A singleton made by the initialiser of a class of its own.
class Main {
    int value = 3;
    static class Holder {
        static final Main INSTANCE = new Main();
    }
    static Main get() {
        return Holder.INSTANCE; // NORACE
    }
    public static void main(String[] args) {
        new Thread(() -> System.out.println(get().value)).start(); // NORACE
        new Thread(() -> System.out.println(get().value)).start(); // NORACE
    }
}
