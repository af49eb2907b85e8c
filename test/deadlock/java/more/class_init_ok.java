// Two classes whose initialisers need each other, begun by two threads.
class Main {
    static class Red {
        static final int value = Integer.parseInt("1");

        static int size() {
            return 2;
        }
    }

    static class Blue {
        static final int value = Integer.parseInt("2") + Red.size();

        static int size() {
            return 3;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(Red.value));
        Thread b = new Thread(() -> System.out.println(Blue.value));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
