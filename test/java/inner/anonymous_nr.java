// Anonymous classes that each have a holder of their own.
class Main {
    static class Box {
        int value;
    }
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            final Box box = new Box();
            new Thread(new Runnable() {
                @Override public void run() {
                    box.value = 1; // NORACE
                    System.out.println(box.value); // NORACE
                }
            }).start();
        }
    }
}
