// The holder idiom.
class Main {
    private static class Holder {
        static final Main instance = new Main();
    }
    private final int value = 5;
    static Main get() {
        return Holder.instance;
    }
    public static void main(String[] args) {
        new Thread(() -> System.out.println(get().value)).start();
        new Thread(() -> System.out.println(get().value)).start();
    }
}
